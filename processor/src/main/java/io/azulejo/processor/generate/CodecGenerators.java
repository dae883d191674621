package io.azulejo.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
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
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

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

    /** Returns the skeleton of a codec with injected converters: {@code bound} returns one that has them. */
    static TypeSpec.Builder boundCodec(ClassName codec, TypeName type, CodeBlock assigned) {
        return TypeSpec.classBuilder(codec)
                .addModifiers(Modifier.FINAL)
                .addSuperinterface(ParameterizedTypeName.get(Toolkit.VALUE_CODEC, type))
                .addField(FieldSpec.builder(codec, "INSTANCE", Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T($T.NONE)", codec, Toolkit.CONVERTERS)
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .addParameter(Toolkit.CONVERTERS, "converters")
                        .addCode(assigned)
                        .build())
                .addMethod(SchemaGenerator.override("bound")
                        .returns(codec)
                        .addParameter(Toolkit.CONVERTERS, "converters")
                        .addStatement("return new $T(converters)", codec)
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
        boolean injected = !oneOf.injectedConverters().isEmpty();
        CodeBlock.Builder assigned = CodeBlock.builder();
        List<FieldSpec> fields = new ArrayList<>();
        for (ValueType.Variant variant : oneOf.variants()) {
            JavaType record = variant.form().type();
            CodeBlock codec = CodeBlock.of("$T.INSTANCE", names.codec(record));
            if (injected) {
                String field = "variant" + (fields.size() + 1);
                fields.add(FieldSpec.builder(
                                ParameterizedTypeName.get(Toolkit.VALUE_CODEC, TypeNames.of(record)),
                                field,
                                Modifier.PRIVATE,
                                Modifier.FINAL)
                        .build());
                assigned.addStatement("this.$L = $L.bound(converters)", field, codec);
                codec = CodeBlock.of("$L", field);
            }
            encode.add(
                    "case $T one -> $T.tagged($L.encode(one), $S, $S);\n",
                    TypeNames.of(record),
                    Toolkit.CODECS,
                    codec,
                    oneOf.discriminator(),
                    variant.value());
            decode.add("case $S -> $L.decodeMap(attributes);\n", variant.value(), codec);
        }
        String values = oneOf.variants().stream().map(ValueType.Variant::value).collect(Collectors.joining(", "));
        decode.add(
                "default -> throw new $T(\"'\" + variant + $S);\n", Toolkit.UNREADABLE_VALUE, "' is none of " + values);
        ClassName codec = names.codec(oneOf.type());
        return (injected ? boundCodec(codec, type, assigned.build()) : codec(codec, type))
                .addFields(fields)
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
        ClassName codec = names.codec(converted.converter());
        CodeBlock stored = new ValueCode(names).codec(converted.as());
        CodeBlock use = CodeBlock.of(converted.injected() ? "converter()" : "CONVERTER");
        TypeSpec.Builder spec;
        if (converted.injected()) {
            spec = boundCodec(
                            codec,
                            type,
                            CodeBlock.builder()
                                    .addStatement("this.converter = converters.find($T.class)", converter)
                                    .build())
                    .addField(FieldSpec.builder(
                                    converter.annotated(AnnotationSpec.builder(Nullable.class)
                                            .build()),
                                    "converter",
                                    Modifier.PRIVATE,
                                    Modifier.FINAL)
                            .build())
                    .addMethod(MethodSpec.methodBuilder("converter")
                            .addModifiers(Modifier.PRIVATE)
                            .returns(converter)
                            .addStatement("return $T.required(converter, $T.class)", Toolkit.CONVERTERS, converter)
                            .build());
        } else {
            spec = codec(codec, type)
                    .addField(FieldSpec.builder(converter, "CONVERTER", Modifier.STATIC, Modifier.FINAL)
                            .initializer("new $T()", converter)
                            .build());
        }
        return spec.addMethod(SchemaGenerator.override("encode")
                        .returns(Toolkit.ATTRIBUTE_VALUE)
                        .addParameter(type, "value")
                        .addStatement("return $L.encode($L.stored(value))", stored, use)
                        .build())
                .addMethod(SchemaGenerator.override("decode")
                        .returns(type)
                        .addParameter(Toolkit.ATTRIBUTE_VALUE, "value")
                        .addStatement("return $L.value($L.decode(value))", use, stored)
                        .build())
                .addMethod(SchemaGenerator.override("decodeText")
                        .returns(type)
                        .addParameter(String.class, "text")
                        .addStatement("return $L.value($L.decodeText(text))", use, stored)
                        .build())
                .build();
    }
}
