package io.azulejo.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.EntityTypeDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.ItemVersionDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.design.WhenDefinition;
import io.azulejo.processor.generate.KeyMethods.KeyMethod;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import io.azulejo.template.KeyShard;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Generator of {@code toItem}: keys, entity type, index keys, then the components. */
final class ToItemGenerator {
    private final TableDefinition table;
    private final EntityDefinition entity;
    private final KeyMethods keys;
    private final ValueCode values;
    private final String variable;

    ToItemGenerator(
            TableDefinition table, EntityDefinition entity, KeyMethods keys, ValueCode values, String variable) {
        this.table = table;
        this.entity = entity;
        this.keys = keys;
        this.values = values;
        this.variable = variable;
    }

    MethodSpec toItem() {
        MethodSpec.Builder method = SchemaGenerator.override("toItem")
                .returns(ParameterizedTypeName.get(
                        ClassName.get(Map.class), ClassName.get(String.class), Toolkit.ATTRIBUTE_VALUE))
                .addParameter(TypeNames.of(entity.type()), variable);
        int size = entity.components().size() + keys.all().size() + 2;
        method.addStatement(
                "$T<String, $T> item = $T.newHashMap($L)", Map.class, Toolkit.ATTRIBUTE_VALUE, HashMap.class, size);
        for (KeyMethod key : keys.ofTable()) {
            String local = key.method().equals("pk") ? "pk" : "sk";
            method.addStatement("String $L = $L", local, KeyMethods.call(key, CodeBlock.of(""), this::value));
            method.addStatement("item.put($S, $L)", key.attribute(), keys.value(key, CodeBlock.of(local)));
        }
        method.addCode(entityType());
        ItemVersionDefinition version = entity.itemVersion();
        if (version != null) {
            method.addStatement(
                    "item.put($S, $T.fromN($S))",
                    version.attribute(),
                    Toolkit.ATTRIBUTE_VALUE,
                    String.valueOf(version.version()));
        }
        method.addCode(indexKeys());
        for (ComponentDefinition component : entity.components()) {
            method.addCode(component(component));
        }
        method.addCode(purge());
        return method.addStatement("return item").build();
    }

    private CodeBlock value(String component) {
        return KeyMethods.valueOf(variable, component);
    }

    private CodeBlock when(WhenDefinition when) {
        return holds(entity, when, value(when.member()));
    }

    /** Returns the code of a condition on its member's value; a null boxed boolean counts as false. */
    static CodeBlock holds(EntityDefinition entity, WhenDefinition when, CodeBlock value) {
        boolean boxed = entity.component(when.member())
                .filter(component -> component.type().equals(new ValueType.Scalar(ValueType.Kind.BOXED_BOOLEAN)))
                .isPresent();
        CodeBlock condition = boxed ? CodeBlock.of("$T.TRUE.equals($L)", Boolean.class, value) : value;
        return when.negated() ? CodeBlock.of("!$L", condition) : condition;
    }

    private CodeBlock entityType() {
        CodeBlock.Builder code = CodeBlock.builder();
        String entityType = entity.entityType();
        if (entityType == null) {
            return code.build();
        }
        CodeBlock.Builder choice = CodeBlock.builder();
        for (EntityTypeDefinition other : entity.entityTypes()) {
            choice.add("$L ? $S : ", when(other.when()), other.value());
        }
        choice.add("$S", entityType);
        return code.addStatement(
                        "item.put($S, $T.fromS($L))", table.entityType(), Toolkit.ATTRIBUTE_VALUE, choice.build())
                .build();
    }

    private CodeBlock indexKeys() {
        CodeBlock.Builder code = CodeBlock.builder();
        Set<String> indexes = new LinkedHashSet<>();
        entity.indexKeys().forEach(key -> indexes.add(key.index()));
        if (indexes.isEmpty()) {
            return code.build();
        }
        String deleted = entity.component(Role.SOFT_DELETE)
                .map(ComponentDefinition::name)
                .orElse(null);
        if (deleted != null) {
            code.beginControlFlow("if ($L == null)", value(deleted));
        }
        indexes.forEach(index -> code.add(index(entity.keysIn(index))));
        if (deleted != null) {
            code.endControlFlow();
        }
        return code.build();
    }

    /** Returns the code for the alternative keys of one index, which writes the first whose condition holds. */
    private CodeBlock index(List<IndexKeyDefinition> alternatives) {
        CodeBlock.Builder code = CodeBlock.builder();
        boolean open = false;
        for (IndexKeyDefinition key : alternatives) {
            WhenDefinition when = key.when();
            if (when == null && !open) {
                return code.add(indexKey(key)).build();
            }
            if (when == null) {
                return code.nextControlFlow("else")
                        .add(indexKey(key))
                        .endControlFlow()
                        .build();
            }
            if (open) {
                code.nextControlFlow("else if ($L)", when(when));
            } else {
                code.beginControlFlow("if ($L)", when(when));
            }
            open = true;
            code.add(indexKey(key));
        }
        return open ? code.endControlFlow().build() : code.build();
    }

    private CodeBlock indexKey(IndexKeyDefinition key) {
        CodeBlock.Builder code = CodeBlock.builder();
        List<CodeBlock> present = NullableComponents.of(entity, key).stream()
                .map(component -> CodeBlock.of("$L != null", value(component)))
                .toList();
        if (!present.isEmpty()) {
            code.beginControlFlow("if ($L)", CodeBlock.join(present, " && "));
        }
        CodeBlock shard =
                CodeBlock.of("$T.of(pk, $L, $L)", KeyShard.class, entity.sk() == null ? "\"\"" : "sk", key.shards());
        for (KeyMethod method : keys.of(key)) {
            code.addStatement(
                    "item.put($S, $T.fromS($L))",
                    method.attribute(),
                    Toolkit.ATTRIBUTE_VALUE,
                    KeyMethods.call(method, shard, this::value));
        }
        return present.isEmpty() ? code.build() : code.endControlFlow().build();
    }

    private CodeBlock component(ComponentDefinition component) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (component.fromKey()) {
            return code.build();
        }
        CodeBlock value = value(component.name());
        boolean set = component.type() instanceof ValueType.SetOf;
        CodeBlock condition = CodeBlock.join(
                List.of(
                        component.nullable() ? CodeBlock.of("$L != null", value) : CodeBlock.of(""),
                        component.nullable() && set ? CodeBlock.of(" && ") : CodeBlock.of(""),
                        set
                                ? CodeBlock.of(
                                        "!$L.isEmpty()",
                                        component.nullable()
                                                ? value
                                                : ValueCode.required(entity.name() + "." + component.name(), value))
                                : CodeBlock.of("")),
                "");
        if (!condition.isEmpty()) {
            code.beginControlFlow("if ($L)", condition);
        }
        code.addStatement("item.put($S, $L)", component.attribute(), values.write(entity.name(), component, value));
        return condition.isEmpty() ? code.build() : code.endControlFlow().build();
    }

    /** Returns the code that sets the TTL of soft-deleted items. */
    private CodeBlock purge() {
        CodeBlock.Builder code = CodeBlock.builder();
        entity.component(Role.SOFT_DELETE)
                .filter(component -> !component.argument().isEmpty())
                .ifPresent(component -> code.beginControlFlow("if ($L != null)", value(component.name()))
                        .addStatement(
                                "item.put($S, $L)",
                                table.ttl(),
                                purgeTime(value(component.name()), component.argument()))
                        .endControlFlow());
        return code.build();
    }

    static CodeBlock purgeTime(CodeBlock deletedAt, String duration) {
        return CodeBlock.of(
                "$T.EPOCH_SECONDS.encode($L.plus($T.parse($S)))", Toolkit.CODECS, deletedAt, Duration.class, duration);
    }
}
