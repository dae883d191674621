package io.azulejo.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Generator of a nested record's codec and metamodel. */
final class NestedGenerator {
    private static final TypeVariableName ENTITY = TypeVariableName.get("E");

    private final GeneratedNames names;
    private final ValueType.Nested nested;
    private final ClassName type;
    private final ValueCode values;

    NestedGenerator(GeneratedNames names, ValueType.Nested nested) {
        this.names = names;
        this.nested = nested;
        this.type = TypeNames.of(nested.type());
        this.values = new ValueCode(names);
    }

    TypeSpec codec() {
        ClassName codec = names.codec(nested.type());
        TypeSpec.Builder spec = nested.injectedConverters().isEmpty()
                ? CodecGenerators.codec(codec, type)
                : CodecGenerators.boundCodec(codec, type, CodecConstants.assigned(nested.components(), values));
        return spec.addFields(CodecConstants.of(nested.components(), values))
                .addMethod(encode())
                .addMethod(decode())
                .addMethod(decodeMap())
                .build();
    }

    private MethodSpec encode() {
        MethodSpec.Builder method = SchemaGenerator.override("encode")
                .returns(Toolkit.ATTRIBUTE_VALUE)
                .addParameter(type, "value")
                .addStatement(
                        "$T<String, $T> item = $T.newHashMap($L)",
                        Map.class,
                        Toolkit.ATTRIBUTE_VALUE,
                        HashMap.class,
                        nested.components().size());
        for (ComponentDefinition component : nested.components()) {
            CodeBlock value = CodeBlock.of("value.$N()", component.name());
            boolean set = component.type() instanceof ValueType.SetOf;
            if (component.nullable()) {
                method.beginControlFlow(
                        set ? "if ($L != null && !$L.isEmpty())" : "if ($L != null)",
                        set ? new Object[] {value, value} : new Object[] {value});
            } else if (set) {
                method.beginControlFlow(
                        "if (!$L.isEmpty())",
                        ValueCode.required(nested.type().simpleName() + "." + component.name(), value));
            }
            method.addStatement(
                    "item.put($S, $L)",
                    component.attribute(),
                    values.write(nested.type().simpleName(), component, value));
            if (component.nullable() || set) {
                method.endControlFlow();
            }
        }
        return method.addStatement("return $T.fromM(item)", Toolkit.ATTRIBUTE_VALUE)
                .build();
    }

    private MethodSpec decode() {
        return SchemaGenerator.override("decode")
                .returns(type)
                .addParameter(Toolkit.ATTRIBUTE_VALUE, "value")
                .beginControlFlow("if (!value.hasM())")
                .addStatement(
                        "throw new $T($S + value.type())", Toolkit.UNREADABLE_VALUE, "should be a map but is of type ")
                .endControlFlow()
                .addStatement("return decodeMap(value.m())")
                .build();
    }

    private MethodSpec decodeMap() {
        List<CodeBlock> arguments = new ArrayList<>();
        nested.components().forEach(component -> arguments.add(values.read(component)));
        return SchemaGenerator.override("decodeMap")
                .returns(type)
                .addParameter(
                        ParameterizedTypeName.get(
                                ClassName.get(Map.class), ClassName.get(String.class), Toolkit.ATTRIBUTE_VALUE),
                        "item")
                .addStatement("return new $T(\n$L)", type, CodeBlock.join(arguments, ",\n"))
                .build();
    }

    TypeSpec attributes() {
        TypeSpec.Builder spec = TypeSpec.classBuilder(names.attributes(nested.type()))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addTypeVariable(ENTITY)
                .superclass(ParameterizedTypeName.get(Toolkit.NESTED_ATTRIBUTE, ENTITY, type))
                .addJavadoc("The attributes of a nested {@link $T}, for conditions and updates.\n", type)
                .addMethod(MethodSpec.constructorBuilder()
                        .addParameter(String.class, "component")
                        .addParameter(Toolkit.DOCUMENT_PATH, "path")
                        .addStatement("super(component, path, $T.INSTANCE)", names.codec(nested.type()))
                        .build());
        nested.components().forEach(component -> spec.addMethod(attribute(component)));
        return spec.build();
    }

    private MethodSpec attribute(ComponentDefinition component) {
        ValueType value = component.type();
        return switch (value) {
            case ValueType.Scalar scalar -> scalar(component, scalar);
            case ValueType.Time time -> of(component, Toolkit.TIME_ATTRIBUTE, "time", value);
            case ValueType.ListOf list -> of(component, Toolkit.LIST_ATTRIBUTE, "list", list.element());
            case ValueType.MapOf map -> map(component, map.value());
            case ValueType.SetOf set ->
                method(
                        component,
                        ParameterizedTypeName.get(Toolkit.SET_ATTRIBUTE, ENTITY, TypeNames.boxed(set.element())),
                        CodeBlock.of(
                                "set($S, $L, $L)",
                                component.attribute(),
                                values.codec(set),
                                values.codec(set.element())));
            case ValueType.Nested inner ->
                method(
                        component,
                        ParameterizedTypeName.get(names.attributes(inner.type()), ENTITY),
                        CodeBlock.of(
                                "new $T<>(component(), path().name($S))",
                                names.attributes(inner.type()),
                                component.attribute()));
            default -> of(component, Toolkit.VALUE_ATTRIBUTE, "value", value);
        };
    }

    private MethodSpec map(ComponentDefinition component, ValueType value) {
        if (value instanceof ValueType.Nested inner) {
            ClassName attributes = names.attributes(inner.type());
            return method(
                    component,
                    ParameterizedTypeName.get(
                            Toolkit.NESTED_MAP_ATTRIBUTE,
                            ENTITY,
                            TypeNames.of(inner.type()),
                            ParameterizedTypeName.get(attributes, ENTITY)),
                    CodeBlock.of("nestedMap($S, $L, $T::new)", component.attribute(), values.codec(inner), attributes));
        }
        return AttributesGenerator.number(value)
                ? of(component, Toolkit.NUMBER_MAP_ATTRIBUTE, "numberMap", value)
                : of(component, Toolkit.MAP_ATTRIBUTE, "map", value);
    }

    private MethodSpec scalar(ComponentDefinition component, ValueType.Scalar scalar) {
        return switch (scalar.kind()) {
            case STRING ->
                method(
                        component,
                        ParameterizedTypeName.get(Toolkit.STRING_ATTRIBUTE, ENTITY),
                        CodeBlock.of("string($S)", component.attribute()));
            default ->
                scalar.kind().time()
                        ? of(component, Toolkit.TIME_ATTRIBUTE, "time", scalar)
                        : scalar.kind().number()
                                ? of(component, Toolkit.NUMBER_ATTRIBUTE, "number", scalar)
                                : of(component, Toolkit.VALUE_ATTRIBUTE, "value", scalar);
        };
    }

    private MethodSpec of(ComponentDefinition component, ClassName kind, String factory, ValueType coded) {
        return method(
                component,
                ParameterizedTypeName.get(kind, ENTITY, TypeNames.boxed(coded)),
                CodeBlock.of("$L($S, $L)", factory, component.attribute(), values.codec(coded)));
    }

    private static MethodSpec method(ComponentDefinition component, TypeName type, CodeBlock value) {
        return MethodSpec.methodBuilder(component.name())
                .addModifiers(Modifier.PUBLIC)
                .returns(type)
                .addStatement("return $L", value)
                .build();
    }
}
