package io.azulejo.processor.generate;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Constants for composite codecs, so that each is created once. */
final class CodecConstants {

    private CodecConstants() {}

    static List<FieldSpec> of(List<ComponentDefinition> components, ValueCode values) {
        return components.stream()
                .filter(component -> ValueCode.composite(component.type()))
                .map(component -> FieldSpec.builder(
                                ParameterizedTypeName.get(Toolkit.VALUE_CODEC, TypeNames.of(component.type())),
                                ValueCode.codecConstant(component),
                                Modifier.PRIVATE,
                                Modifier.STATIC,
                                Modifier.FINAL)
                        .initializer(values.codec(component.type()))
                        .build())
                .toList();
    }
}
