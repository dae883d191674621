package io.azulejo.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.WildcardTypeName;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Modifier;

/**
 * Generator of the constructor of a schema or reader, and of its copies with injected converters if it needs any.
 *
 * @param components the components that the class reads
 */
record BoundReader(List<ComponentDefinition> components) {

    CodeBlock newInstance(ClassName type) {
        return converters().isEmpty()
                ? CodeBlock.of("new $T()", type)
                : CodeBlock.of("new $T($T.NONE)", type, Toolkit.CONVERTERS);
    }

    MethodSpec constructor(CodeBlock superCall, ValueCode values) {
        MethodSpec.Builder constructor =
                MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).addStatement(superCall);
        if (!converters().isEmpty()) {
            constructor
                    .addParameter(Toolkit.CONVERTERS, "converters")
                    .addCode(CodecConstants.assigned(components, values));
        }
        return constructor.build();
    }

    /** Returns the methods that bind a copy to converters. */
    List<MethodSpec> methods(ClassName type) {
        List<MethodSpec> methods = new ArrayList<>();
        if (!converters().isEmpty()) {
            methods.add(SchemaGenerator.override("bound")
                    .returns(type)
                    .addParameter(Toolkit.CONVERTERS, "converters")
                    .addStatement("return new $T(converters)", type)
                    .build());
        }
        return methods;
    }

    /** Returns the method that names the converters a schema needs. */
    List<MethodSpec> required() {
        if (converters().isEmpty()) {
            return List.of();
        }
        return List.of(SchemaGenerator.override("converters")
                .returns(ParameterizedTypeName.get(
                        ClassName.get(Set.class),
                        ParameterizedTypeName.get(
                                ClassName.get(Class.class), WildcardTypeName.subtypeOf(Object.class))))
                .addStatement("return $T.of($L)", Set.class, CodeBlock.join(converters(), ", "))
                .build());
    }

    private List<CodeBlock> converters() {
        Set<String> seen = new TreeSet<>();
        List<CodeBlock> classes = new ArrayList<>();
        for (ComponentDefinition component : components) {
            for (JavaType converter : component.type().injectedConverters()) {
                if (seen.add(converter.qualifiedName())) {
                    classes.add(CodeBlock.of("$T.class", TypeNames.of(converter)));
                }
            }
        }
        return classes;
    }
}
