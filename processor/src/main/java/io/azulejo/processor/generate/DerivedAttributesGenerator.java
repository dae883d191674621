package io.azulejo.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.EntityTypeDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.WhenDefinition;
import io.azulejo.processor.generate.KeyMethods.KeyMethod;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import io.azulejo.template.ComponentPath;
import io.azulejo.template.KeyTemplate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Generator of the rules for derived attributes: which attributes depend on which components, so that an update can
 * write both.
 */
final class DerivedAttributesGenerator {
    private final TableDefinition table;
    private final EntityDefinition entity;
    private final KeyMethods keys;
    private final ClassName attributes;
    private final ClassName schema;
    private final List<CodeBlock> rules = new ArrayList<>();
    private final List<MethodSpec> methods = new ArrayList<>();

    DerivedAttributesGenerator(TableDefinition table, EntityDefinition entity, KeyMethods keys, GeneratedNames names) {
        this.table = table;
        this.entity = entity;
        this.keys = keys;
        this.attributes = names.attributes(entity.type());
        this.schema = names.schema(entity.type());
        entityType();
        Set<String> indexes = new LinkedHashSet<>();
        entity.indexKeys().forEach(key -> indexes.add(key.index()));
        indexes.forEach(this::index);
        purge();
        tableKey();
    }

    List<FieldSpec> fields() {
        return rules.isEmpty()
                ? List.of()
                : List.of(FieldSpec.builder(
                                listOf(Toolkit.DERIVED_ATTRIBUTES),
                                "DERIVED",
                                Modifier.PRIVATE,
                                Modifier.STATIC,
                                Modifier.FINAL)
                        .initializer("$T.of(\n$L)", List.class, CodeBlock.join(rules, ",\n"))
                        .build());
    }

    List<MethodSpec> methods() {
        if (rules.isEmpty()) {
            return List.of();
        }
        List<MethodSpec> all = new ArrayList<>();
        all.add(SchemaGenerator.getter("derived", listOf(Toolkit.DERIVED_ATTRIBUTES), "DERIVED"));
        all.addAll(methods);
        return all;
    }

    private TypeName listOf(ClassName rule) {
        return ParameterizedTypeName.get(
                ClassName.get(List.class), ParameterizedTypeName.get(rule, TypeNames.of(entity.type())));
    }

    private void entityType() {
        String entityType = entity.entityType();
        if (entity.entityTypes().isEmpty() || entityType == null || table.entityType() == null) {
            return;
        }
        Set<String> components = new LinkedHashSet<>();
        CodeBlock.Builder choice = CodeBlock.builder();
        boolean method = false;
        for (EntityTypeDefinition other : entity.entityTypes()) {
            components.add(other.when().member());
            method |= other.when().method();
            choice.add("$L ? $S : ", when(other.when()), other.value());
        }
        choice.add("$S", entityType);
        CodeBlock body = CodeBlock.builder()
                .addStatement(
                        "return $T.of($S, $T.fromS($L))",
                        Map.class,
                        table.entityType(),
                        Toolkit.ATTRIBUTE_VALUE,
                        choice.build())
                .build();
        rule(List.of(String.valueOf(table.entityType())), components, method ? null : body, "entityTypeOf");
    }

    private void index(String index) {
        List<IndexKeyDefinition> alternatives = entity.keysIn(index);
        Set<String> written = new LinkedHashSet<>();
        Set<String> components = new LinkedHashSet<>();
        boolean method = false;
        for (IndexKeyDefinition key : alternatives) {
            keys.of(key).forEach(each -> written.add(each.attribute()));
            components.addAll(NullableComponents.all(key));
            method |= NullableComponents.hasMethod(key);
            WhenDefinition when = key.when();
            if (when != null) {
                components.add(when.member());
                method |= when.method();
            }
        }
        CodeBlock.Builder body = CodeBlock.builder();
        entity.component(Role.SOFT_DELETE).ifPresent(deleted -> {
            components.add(deleted.name());
            body.beginControlFlow("if ($L != null)", get(deleted.name(), true))
                    .addStatement("return $T.of()", Map.class)
                    .endControlFlow();
        });
        body.add(alternatives(alternatives));
        String name = "keysIn" + index.replaceAll("[^\\p{L}\\p{N}]", "_");
        rule(List.copyOf(written), components, method ? null : body.build(), name);
    }

    private CodeBlock alternatives(List<IndexKeyDefinition> alternatives) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (IndexKeyDefinition key : alternatives) {
            WhenDefinition when = key.when();
            if (when == null) {
                return code.add(indexKey(key)).build();
            }
            code.beginControlFlow("if ($L)", when(when)).add(indexKey(key)).endControlFlow();
        }
        return code.addStatement("return $T.of()", Map.class).build();
    }

    private CodeBlock indexKey(IndexKeyDefinition key) {
        CodeBlock.Builder code = CodeBlock.builder();
        List<CodeBlock> absent = NullableComponents.of(entity, key).stream()
                .map(component -> CodeBlock.of("$L == null", get(component, true)))
                .toList();
        if (!absent.isEmpty()) {
            code.beginControlFlow("if ($L)", CodeBlock.join(absent, " || "))
                    .addStatement("return $T.of()", Map.class)
                    .endControlFlow();
        }
        List<CodeBlock> entries = new ArrayList<>();
        for (KeyMethod method : keys.of(key)) {
            entries.add(CodeBlock.of(
                    "$S, $T.fromS($L)",
                    method.attribute(),
                    Toolkit.ATTRIBUTE_VALUE,
                    KeyMethods.call(
                            method,
                            CodeBlock.of("components.key().shard($L)", key.shards()),
                            name -> get(name, false))));
        }
        return code.addStatement("return $T.of($L)", Map.class, CodeBlock.join(entries, ",\n"))
                .build();
    }

    /**
     * Adds a rule without attributes if a method is in the table key: an update then reads the entity, and is refused if
     * the key would change.
     */
    private void tableKey() {
        KeyTemplate sk = entity.sk();
        boolean method = Stream.concat(
                        entity.pk().components().stream(), sk == null ? Stream.empty() : sk.components().stream())
                .anyMatch(ComponentPath::isMethod);
        if (method) {
            rule(List.of(), Set.of(), null, "");
        }
    }

    private void purge() {
        ComponentDefinition deleted = entity.component(Role.SOFT_DELETE).orElse(null);
        String ttl = table.ttl();
        if (deleted == null || deleted.argument().isEmpty() || ttl == null) {
            return;
        }
        CodeBlock body = CodeBlock.builder()
                .beginControlFlow("if ($L == null)", get(deleted.name(), true))
                .addStatement("return $T.of()", Map.class)
                .endControlFlow()
                .addStatement(
                        "return $T.of($S, $L)",
                        Map.class,
                        ttl,
                        ToItemGenerator.purgeTime(get(deleted.name(), false), deleted.argument()))
                .build();
        rule(List.of(ttl), Set.of(deleted.name()), body, "purgeTimeOf");
    }

    /** Adds a rule. {@code body} is null if a method of the entity decides, which needs the whole entity. */
    private void rule(List<String> written, Set<String> components, @Nullable CodeBlock body, String name) {
        Set<String> dependsOn = new LinkedHashSet<>();
        if (body == null) {
            entity.components().forEach(component -> dependsOn.add(component.name()));
        } else {
            dependsOn.addAll(components);
            methods.add(MethodSpec.methodBuilder(name)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .returns(ParameterizedTypeName.get(
                            ClassName.get(Map.class), ClassName.get(String.class), Toolkit.ATTRIBUTE_VALUE))
                    .addParameter(
                            ParameterizedTypeName.get(Toolkit.COMPONENTS, TypeNames.of(entity.type())), "components")
                    .addCode(body)
                    .build());
        }
        CodeBlock derive = body == null ? CodeBlock.of("null") : CodeBlock.of("$T::$L", schema, name);
        rules.add(CodeBlock.of(
                "new $T<>($T.of($L), $T.of($L), $L)",
                Toolkit.DERIVED_ATTRIBUTES,
                List.class,
                strings(written),
                Set.class,
                strings(dependsOn),
                derive));
    }

    private CodeBlock when(WhenDefinition when) {
        if (when.method()) {
            return CodeBlock.of("");
        }
        boolean nullable = entity.component(when.member()).orElseThrow().nullable();
        return ToItemGenerator.holds(entity, when, get(when.member(), nullable));
    }

    private CodeBlock get(String component, boolean nullable) {
        if (ComponentPath.isMethod(component)) {
            // Such a rule needs the whole entity, so this code is not used.
            return CodeBlock.of("");
        }
        List<String> accessors = ComponentPath.accessors(component);
        CodeBlock.Builder code = CodeBlock.builder()
                .add(
                        "components.$L($T.$L)",
                        nullable && accessors.size() == 1 ? "getOrNull" : "get",
                        attributes,
                        GeneratedNames.constant(accessors.getFirst()));
        accessors.subList(1, accessors.size()).forEach(accessor -> code.add(".$N()", accessor));
        return code.build();
    }

    static CodeBlock strings(Iterable<String> texts) {
        List<CodeBlock> quoted = new ArrayList<>();
        texts.forEach(text -> quoted.add(CodeBlock.of("$S", text)));
        return CodeBlock.join(quoted, ", ");
    }
}
