package io.azulejo.designtools.document;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.design.WhenDefinition;
import io.azulejo.template.KeyTemplate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Section of the document about one entity: keys, attributes, rules and an example item. */
final class EntitySection {
    private final TableDefinition table;
    private final EntityDefinition entity;
    private final ExampleValues examples;

    EntitySection(TableDefinition table, EntityDefinition entity) {
        this.table = table;
        this.entity = entity;
        this.examples = new ExampleValues(table.delimiterChar());
    }

    void write(StringBuilder text) {
        text.append("\n#### ").append(entity.name()).append('\n');
        keys(text);
        attributes(text);
        rules(text);
        example(text);
    }

    private void keys(StringBuilder text) {
        text.append("| In | Partition key | Sort key | When |\n|---|---|---|---|\n");
        KeyTemplate sk = entity.sk();
        text.append("| table | `%s` | %s | |\n"
                .formatted(entity.pk(), DesignDocument.code(sk == null ? null : sk.toString())));
        for (IndexDefinition index : table.indexes()) {
            for (Membership membership : Membership.inIndex(table, index, entity)) {
                KeySource sort = membership.sk();
                WhenDefinition when =
                        membership.key() == null ? null : membership.key().when();
                text.append("| %s | `%s`%s | %s | %s |\n"
                        .formatted(
                                index.name(),
                                membership.pk().text(),
                                membership.shards() > 0 ? " over " + membership.shards() + " shards" : "",
                                DesignDocument.code(sort == null ? null : sort.text()),
                                DesignDocument.code(when == null ? null : when.toString())));
            }
        }
    }

    private void attributes(StringBuilder text) {
        text.append("\n| Attribute | Type | Example | |\n|---|---|---|---|\n");
        if (entity.entityType() != null) {
            String others = entity.entityTypes().stream()
                    .map(other -> "; `" + other.value() + "` when `" + other.when() + "`")
                    .collect(Collectors.joining());
            text.append("| %s | String | `%s` | entity type%s |\n"
                    .formatted(table.entityType(), entity.entityType(), others));
        }
        for (ComponentDefinition component : entity.components()) {
            if (!component.fromKey()) {
                text.append("| %s | %s | `%s` | %s |\n"
                        .formatted(
                                component.attribute(),
                                DesignDocument.type(component),
                                examples.json(component).replace("|", "\\|"),
                                note(component)));
            }
        }
    }

    private static String note(ComponentDefinition component) {
        String role = switch (component.role()) {
            case DATA ->
                component.type().injectedConverters().isEmpty()
                        ? values(component.type())
                        : "stored through a converter given at start";
            case CREATED_AT -> "set at creation";
            case UPDATED_AT -> "set at every change";
            case VERSION -> "optimistic lock; an update of an older version is rejected";
            case TTL -> "expiry time";
            case SOFT_DELETE -> "deletion time";
            case GENERATED_ID -> "generated";
        };
        return component.nullable() ? (role.isEmpty() ? "optional" : "optional; " + role) : role;
    }

    private static String values(ValueType type) {
        return type instanceof ValueType.EnumOf anEnum
                ? anEnum.constants().stream()
                        .map(constant -> "`" + constant.text() + "`")
                        .collect(Collectors.joining(", "))
                : "";
    }

    private void rules(StringBuilder text) {
        StringBuilder rules = new StringBuilder();
        String shared = table.entities().stream()
                .filter(other -> !other.type().equals(entity.type()) && entity.sharesKeySpace(other))
                .map(EntityDefinition::name)
                .collect(Collectors.joining(", "));
        if (!shared.isEmpty()) {
            rules.append("- its keys are in key space `%s` with those of %s: one key has one item\n"
                    .formatted(entity.keySpace(), shared));
        }
        entity.uniques().forEach(unique -> {
            JavaType guard = unique.guard();
            String scope = unique.scope().isEmpty() ? "" : " within " + String.join(", ", unique.scope());
            rules.append("- `%s` is unique%s, enforced by %s\n"
                    .formatted(
                            unique.component(),
                            scope,
                            guard == null ? "a guard item" : "the item " + guard.simpleName()));
        });
        entity.references()
                .forEach(reference -> rules.append("- the %s of `%s` must exist\n"
                        .formatted(reference.entity().simpleName(), String.join(", ", reference.by()))));
        if (!rules.isEmpty()) {
            text.append('\n').append(rules);
        }
    }

    private void example(StringBuilder text) {
        Map<String, String> item = new LinkedHashMap<>();
        Membership inTable = Membership.inTable(table, entity);
        key(item, table.partitionKey(), inTable.pk());
        if (inTable.sk() != null) {
            key(item, table.sortKey(), inTable.sk());
        }
        for (IndexDefinition index : table.indexes()) {
            Membership.inIndex(table, index, entity).stream().findFirst().ifPresent(membership -> {
                key(item, index.partitionKey(), membership.pk());
                if (membership.sk() != null) {
                    key(item, index.sortKey(), membership.sk());
                }
            });
        }
        if (entity.entityType() != null) {
            put(item, table.entityType(), entity.entityType());
        }
        entity.components().stream()
                .filter(component -> !component.fromKey())
                .forEach(component -> item.put(component.attribute(), examples.json(component)));
        text.append("\n```json\n{\n");
        text.append(item.entrySet().stream()
                .map(entry -> "  " + ExampleValues.quoted(entry.getKey()) + ": " + entry.getValue())
                .collect(Collectors.joining(",\n")));
        text.append("\n}\n```\n");
    }

    /** Adds a key attribute: a text, or the value of a component in its own type. */
    private void key(Map<String, String> item, @Nullable String attribute, KeySource source) {
        if (attribute != null && source instanceof KeySource.PlainAttribute plain) {
            item.putIfAbsent(attribute, examples.json(plain.component()));
        } else {
            put(item, attribute, examples.key(entity, source));
        }
    }

    private static void put(Map<String, String> item, @Nullable String attribute, String value) {
        if (attribute != null) {
            item.putIfAbsent(attribute, ExampleValues.quoted(value));
        }
    }
}
