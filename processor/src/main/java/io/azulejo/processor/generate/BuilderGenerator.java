package io.azulejo.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Generator of an entity's builder. Records have no syntax for copies with changed components, and a constructor with a
 * dozen parameters does not show which value is which.
 */
final class BuilderGenerator {
    private static final AnnotationSpec NULLABLE =
            AnnotationSpec.builder(Nullable.class).build();

    private final EntityDefinition entity;
    private final ClassName type;
    private final ClassName builder;

    BuilderGenerator(GeneratedNames names, EntityDefinition entity) {
        this.entity = entity;
        this.type = TypeNames.of(entity.type());
        this.builder = names.builder(entity.type());
    }

    TypeSpec generate() {
        TypeSpec.Builder spec = TypeSpec.classBuilder(builder)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("Builder of {@link $T} for new instances and modified copies.\n", type)
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addMethod(blank())
                .addMethod(of());
        for (ComponentDefinition component : entity.components()) {
            spec.addField(field(component));
            spec.addMethod(setter(component));
        }
        return spec.addMethod(build()).build();
    }

    private MethodSpec blank() {
        return MethodSpec.methodBuilder("blank")
                .addJavadoc("Returns a builder in which only generated values and collections have defaults.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(builder)
                .addStatement("return new $T()", builder)
                .build();
    }

    private MethodSpec of() {
        String entityName = GeneratedNames.variable(type.simpleName());
        String copy = GeneratedNames.free("builder", Set.of(entityName));
        MethodSpec.Builder method = MethodSpec.methodBuilder("of")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(builder)
                .addParameter(type, entityName)
                .addStatement("$T $N = new $T()", builder, copy, builder);
        for (ComponentDefinition component : entity.components()) {
            method.addStatement("$N.$N = $N.$N()", copy, component.name(), entityName, component.name());
        }
        return method.addStatement("return $N", copy).build();
    }

    private static FieldSpec field(ComponentDefinition component) {
        TypeName declared = TypeNames.of(component.type());
        CodeBlock initial = initial(component);
        boolean startsNull = initial == null && !declared.isPrimitive();
        FieldSpec.Builder field =
                FieldSpec.builder(startsNull ? nullable(declared) : declared, component.name(), Modifier.PRIVATE);
        return initial == null ? field.build() : field.initializer(initial).build();
    }

    /**
     * Returns the initial value in a blank builder: a placeholder that the toolkit replaces, or an empty collection;
     * null for none.
     */
    static @Nullable CodeBlock initial(ComponentDefinition component) {
        if (component.nullable()) {
            return null;
        }
        return switch (component.role()) {
            case GENERATED_ID -> CodeBlock.of("$T.ID", Toolkit.GENERATED);
            case CREATED_AT, UPDATED_AT -> CodeBlock.of("$T.TIME", Toolkit.GENERATED);
            case DATA, VERSION, TTL, SOFT_DELETE ->
                switch (component.type()) {
                    case ValueType.ListOf list -> CodeBlock.of("$T.of()", List.class);
                    case ValueType.SetOf set -> CodeBlock.of("$T.of()", Set.class);
                    case ValueType.MapOf map -> CodeBlock.of("$T.of()", Map.class);
                    default -> null;
                };
        };
    }

    private MethodSpec setter(ComponentDefinition component) {
        TypeName declared = TypeNames.of(component.type());
        return MethodSpec.methodBuilder(component.name())
                .addModifiers(Modifier.PUBLIC)
                .returns(builder)
                .addParameter(component.nullable() ? nullable(declared) : declared, component.name())
                .addStatement("this.$N = $N", component.name(), component.name())
                .addStatement("return this")
                .build();
    }

    private MethodSpec build() {
        List<CodeBlock> arguments = new ArrayList<>();
        for (ComponentDefinition component : entity.components()) {
            boolean checked =
                    !component.nullable() && !TypeNames.of(component.type()).isPrimitive();
            arguments.add(
                    checked
                            ? CodeBlock.of(
                                    "$T.requireNonNull($N, $S)",
                                    Objects.class,
                                    component.name(),
                                    entity.name() + "." + component.name() + " is not set")
                            : CodeBlock.of("$N", component.name()));
        }
        return MethodSpec.methodBuilder("build")
                .addJavadoc("@throws NullPointerException if a component that may not be null was not set\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(type)
                .addStatement("return new $T($>$>\n$L$<$<)", type, CodeBlock.join(arguments, ",\n"))
                .build();
    }

    private static TypeName nullable(TypeName type) {
        return type.annotated(NULLABLE);
    }
}
