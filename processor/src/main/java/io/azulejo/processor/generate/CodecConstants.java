package io.azulejo.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DefaultDefinition;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Constants for composite codecs and default values, so that each is created once. */
final class CodecConstants {

    private CodecConstants() {}

    static List<FieldSpec> of(List<ComponentDefinition> components, ValueCode values) {
        List<FieldSpec> fields = new ArrayList<>();
        for (ComponentDefinition component : components) {
            TypeName codec = ParameterizedTypeName.get(Toolkit.VALUE_CODEC, TypeNames.boxed(component.type()));
            if (injected(component)) {
                fields.add(
                        FieldSpec.builder(codec, ValueCode.codecConstant(component), Modifier.PRIVATE, Modifier.FINAL)
                                .build());
            } else if (ValueCode.composite(component.type())) {
                fields.add(constant(codec, ValueCode.codecConstant(component), values.codec(component.type())));
            }
            DefaultDefinition byDefault = component.defaultValue();
            if (byDefault != null) {
                fields.addAll(defaults(component, byDefault, values));
            }
        }
        return fields;
    }

    /** Returns the statements that assign the codecs with injected converters, from a parameter {@code converters}. */
    static CodeBlock assigned(List<ComponentDefinition> components, ValueCode values) {
        CodeBlock.Builder code = CodeBlock.builder();
        components.stream()
                .filter(CodecConstants::injected)
                .forEach(component -> code.addStatement(
                        "this.$L = $L.bound(converters)",
                        ValueCode.codecConstant(component),
                        values.codec(component.type())));
        return code.build();
    }

    private static boolean injected(ComponentDefinition component) {
        return !component.type().injectedConverters().isEmpty();
    }

    private static List<FieldSpec> defaults(
            ComponentDefinition component, DefaultDefinition byDefault, ValueCode values) {
        TypeName type = TypeNames.boxed(component.type());
        FieldSpec value =
                constant(type, ValueCode.defaultConstant(component), values.defaultValue(component, byDefault.text()));
        if (!byDefault.forUnknown()) {
            return List.of(value);
        }
        return List.of(
                value,
                constant(
                        ParameterizedTypeName.get(Toolkit.VALUE_CODEC, type),
                        ValueCode.unknownConstant(component),
                        CodeBlock.of(
                                "$T.orUnknown($L, $L)",
                                Toolkit.CODECS,
                                values.codec(component.type()),
                                ValueCode.defaultConstant(component))));
    }

    private static FieldSpec constant(TypeName type, String name, CodeBlock value) {
        return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build();
    }
}
