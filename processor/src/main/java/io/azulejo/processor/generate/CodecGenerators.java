package io.azulejo.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.azulejo.design.JavaType;
import io.azulejo.design.ValueType;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Generator of codecs for enums and converted values. */
final class CodecGenerators {
    private final GeneratedNames names;

    CodecGenerators(GeneratedNames names) {
        this.names = names;
    }

    /** Returns the skeleton of a codec: a final class with one instance. */
    static TypeSpec.Builder codec(ClassName codec, TypeName type) {
        return TypeSpec.classBuilder(codec)
                .addModifiers(Modifier.FINAL)
                .addSuperinterface(ParameterizedTypeName.get(Toolkit.VALUE_CODEC, type))
                .addField(FieldSpec.builder(codec, "INSTANCE", Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", codec)
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
    }

    TypeSpec generate(ValueType.EnumOf anEnum) {
        ClassName type = TypeNames.of(anEnum.type());
        return codec(names.codec(anEnum.type()), type)
                .addMethod(text(type, anEnum.constants()))
                .addMethod(SchemaGenerator.override("encode")
                        .returns(Toolkit.ATTRIBUTE_VALUE)
                        .addParameter(type, "value")
                        .addStatement("return $T.fromS(text(value))", Toolkit.ATTRIBUTE_VALUE)
                        .build())
                .addMethod(SchemaGenerator.override("decode")
                        .returns(type)
                        .addParameter(Toolkit.ATTRIBUTE_VALUE, "value")
                        .addStatement("return decodeText($T.STRING.decode(value))", Toolkit.CODECS)
                        .build())
                .addMethod(decodeText(type, anEnum.constants()))
                .build();
    }

    private static MethodSpec text(ClassName type, List<ValueType.Constant> constants) {
        CodeBlock.Builder code =
                CodeBlock.builder().add("return switch (value) {\n").indent();
        constants.forEach(constant -> code.add("case $L -> $S;\n", constant.name(), constant.text()));
        return MethodSpec.methodBuilder("text")
                .addModifiers(Modifier.STATIC)
                .returns(String.class)
                .addParameter(type, "value")
                .addCode(code.unindent().add("};\n").build())
                .build();
    }

    private static MethodSpec decodeText(ClassName type, List<ValueType.Constant> constants) {
        String texts = constants.stream().map(ValueType.Constant::text).collect(Collectors.joining(", "));
        CodeBlock.Builder code =
                CodeBlock.builder().add("return switch (text) {\n").indent();
        constants.forEach(constant -> code.add("case $S -> $T.$L;\n", constant.text(), type, constant.name()));
        code.add("default -> throw new $T(\"'\" + text + $S);\n", Toolkit.UNREADABLE_VALUE, "' is none of " + texts);
        return SchemaGenerator.override("decodeText")
                .returns(type)
                .addParameter(String.class, "text")
                .addCode(code.unindent().add("};\n").build())
                .build();
    }

    /** Generates the codec of a sealed interface: the codec of the record, with the discriminator beside it. */
    TypeSpec generate(ValueType.OneOf oneOf) {
        ClassName type = TypeNames.of(oneOf.type());
        CodeBlock.Builder encode =
                CodeBlock.builder().add("return switch (value) {\n").indent();
        CodeBlock.Builder decode = CodeBlock.builder()
                .add("String variant = $T.string(attributes, $S);\n", Toolkit.ITEMS, oneOf.discriminator())
                .add("return switch (variant) {\n")
                .indent();
        for (ValueType.Variant variant : oneOf.variants()) {
            JavaType record = variant.form().type();
            encode.add(
                    "case $T one -> $T.tagged($T.INSTANCE.encode(one), $S, $S);\n",
                    TypeNames.of(record),
                    Toolkit.CODECS,
                    names.codec(record),
                    oneOf.discriminator(),
                    variant.value());
            decode.add("case $S -> $T.INSTANCE.decodeMap(attributes);\n", variant.value(), names.codec(record));
        }
        String values = oneOf.variants().stream().map(ValueType.Variant::value).collect(Collectors.joining(", "));
        decode.add(
                "default -> throw new $T(\"'\" + variant + $S);\n", Toolkit.UNREADABLE_VALUE, "' is none of " + values);
        return codec(names.codec(oneOf.type()), type)
                .addMethod(SchemaGenerator.override("encode")
                        .returns(Toolkit.ATTRIBUTE_VALUE)
                        .addParameter(type, "value")
                        .addCode(encode.unindent().add("};\n").build())
                        .build())
                .addMethod(SchemaGenerator.override("decode")
                        .returns(type)
                        .addParameter(Toolkit.ATTRIBUTE_VALUE, "value")
                        .addStatement("return decodeMap($T.map(value))", Toolkit.CODECS)
                        .build())
                .addMethod(SchemaGenerator.override("decodeMap")
                        .returns(type)
                        .addParameter(SchemaGenerator.ITEM, "attributes")
                        .addCode(decode.unindent().add("};\n").build())
                        .build())
                .build();
    }

    TypeSpec generate(ValueType.Converted converted) {
        ClassName type = TypeNames.of(converted.type());
        ClassName converter = TypeNames.of(converted.converter());
        CodeBlock stored = new ValueCode(names).codec(converted.as());
        return codec(names.codec(converted.converter()), type)
                .addField(FieldSpec.builder(converter, "CONVERTER", Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", converter)
                        .build())
                .addMethod(SchemaGenerator.override("encode")
                        .returns(Toolkit.ATTRIBUTE_VALUE)
                        .addParameter(type, "value")
                        .addStatement("return $L.encode(CONVERTER.stored(value))", stored)
                        .build())
                .addMethod(SchemaGenerator.override("decode")
                        .returns(type)
                        .addParameter(Toolkit.ATTRIBUTE_VALUE, "value")
                        .addStatement("return CONVERTER.value($L.decode(value))", stored)
                        .build())
                .addMethod(SchemaGenerator.override("decodeText")
                        .returns(type)
                        .addParameter(String.class, "text")
                        .addStatement("return CONVERTER.value($L.decodeText(text))", stored)
                        .build())
                .build();
    }
}
