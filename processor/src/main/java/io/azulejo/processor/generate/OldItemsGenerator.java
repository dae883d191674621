package io.azulejo.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DefaultDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.ItemVersionDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Generator of what a schema knows of items in earlier forms: aliases, defaults and versions. */
final class OldItemsGenerator {
    private static final TypeName ALIASES = ParameterizedTypeName.get(
            ClassName.get(Map.class), ClassName.get(String.class), ParameterizedTypeName.get(List.class, String.class));

    private final EntityDefinition entity;

    OldItemsGenerator(EntityDefinition entity) {
        this.entity = entity;
    }

    List<FieldSpec> fields() {
        List<FieldSpec> fields = new ArrayList<>(versionFields());
        List<CodeBlock> aliases = aliases();
        if (!aliases.isEmpty()) {
            fields.add(map(ALIASES, "ALIASES", aliases));
        }
        List<CodeBlock> defaults = numberDefaults();
        if (!defaults.isEmpty()) {
            fields.add(map(SchemaGenerator.ITEM, "NUMBER_DEFAULTS", defaults));
        }
        return fields;
    }

    List<MethodSpec> methods() {
        List<MethodSpec> methods = new ArrayList<>(versionMethods());
        if (!aliases().isEmpty()) {
            methods.add(SchemaGenerator.getter("aliases", ALIASES, "ALIASES"));
        }
        if (!numberDefaults().isEmpty()) {
            methods.add(SchemaGenerator.getter("numberDefaults", SchemaGenerator.ITEM, "NUMBER_DEFAULTS"));
        }
        return methods;
    }

    List<FieldSpec> versionFields() {
        ItemVersionDefinition version = entity.itemVersion();
        if (version == null) {
            return List.of();
        }
        List<CodeBlock> upcasters = version.upcasters().stream()
                .map(type -> CodeBlock.of("new $T()", TypeNames.of(type)))
                .toList();
        return List.of(
                FieldSpec.builder(Toolkit.ITEM_VERSIONS, "VERSIONS", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer(
                                "new $T($S, $T.of($L))",
                                Toolkit.ITEM_VERSIONS,
                                version.attribute(),
                                List.class,
                                CodeBlock.join(upcasters, ", "))
                        .build());
    }

    List<MethodSpec> versionMethods() {
        return entity.itemVersion() == null
                ? List.of()
                : List.of(MethodSpec.methodBuilder("itemVersions")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PROTECTED)
                        .returns(Toolkit.ITEM_VERSIONS.annotated(
                                AnnotationSpec.builder(Nullable.class).build()))
                        .addStatement("return VERSIONS")
                        .build());
    }

    private List<CodeBlock> aliases() {
        return entity.components().stream()
                .filter(component -> !component.aliases().isEmpty())
                .map(component -> CodeBlock.of(
                        "$T.entry($S, $T.of($L))",
                        Map.class,
                        component.attribute(),
                        List.class,
                        DerivedAttributesGenerator.strings(component.aliases())))
                .toList();
    }

    /** Returns the defaults that an ADD has to start from, because it takes a missing number for 0. */
    private List<CodeBlock> numberDefaults() {
        List<CodeBlock> defaults = new ArrayList<>();
        for (ComponentDefinition component : entity.components()) {
            DefaultDefinition byDefault = component.defaultValue();
            if (byDefault != null
                    && component.type() instanceof ValueType.Scalar scalar
                    && scalar.kind().number()
                    && new BigDecimal(byDefault.text()).signum() != 0) {
                defaults.add(CodeBlock.of(
                        "$T.entry($S, $T.fromN($S))",
                        Map.class,
                        component.name(),
                        Toolkit.ATTRIBUTE_VALUE,
                        byDefault.text()));
            }
        }
        return defaults;
    }

    private static FieldSpec map(TypeName type, String name, List<CodeBlock> entries) {
        return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("$T.ofEntries($L)", Map.class, CodeBlock.join(entries, ", "))
                .build();
    }
}
