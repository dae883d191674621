package io.azulejo.studio.edit;

import io.azulejo.studio.browse.KeyAttributes;
import io.azulejo.studio.json.SdkJson;
import io.azulejo.toolkit.error.ToolkitException;
import io.azulejo.toolkit.schema.EntitySchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Effects of an edit on the indexes, and attributes that become stale because the design would write another value. */
public final class EditEffects {

    private EditEffects() {}

    /** Effect on an item in one index. */
    enum Effect {
        STAYS_OUT,
        ENTERS,
        LEAVES,
        MOVES,
        IS_REWRITTEN,
        IS_UNTOUCHED
    }

    /** Returns the effect on each index, with the key before and after. */
    public static List<Map<String, @Nullable Object>> onIndexes(
            TableDescription table, Map<String, AttributeValue> old, Map<String, AttributeValue> item) {
        List<String> tableKeys = KeyAttributes.all(table).getFirst().attributes();
        List<Map<String, @Nullable Object>> effects = new ArrayList<>();
        for (KeyAttributes keys : KeyAttributes.all(table)) {
            if (keys.index() != null) {
                Map<String, @Nullable Object> description = new LinkedHashMap<>();
                description.put("index", keys.index());
                description.put("effect", effect(keys, tableKeys, old, item).name());
                description.put("before", SdkJson.item(keyOf(keys, old)));
                description.put("after", SdkJson.item(keyOf(keys, item)));
                effects.add(description);
            }
        }
        return effects;
    }

    /**
     * Returns the attributes for which the design would write another value, such as an index key derived from an
     * edited attribute; null for one that the design would not write.
     */
    public static Map<String, @Nullable Object> stale(List<EntitySchema<?>> schemas, Map<String, AttributeValue> item) {
        return schemas.stream()
                .filter(schema -> schema.matches(item))
                .findFirst()
                .map(schema -> stale(schema, item))
                .orElse(Map.of());
    }

    private static <E> Map<String, @Nullable Object> stale(EntitySchema<E> schema, Map<String, AttributeValue> item) {
        Map<String, @Nullable Object> stale = new LinkedHashMap<>();
        Map<String, AttributeValue> designed;
        try {
            designed = schema.toItem(schema.read(item));
        } catch (ToolkitException | IllegalArgumentException e) {
            stale.put("", schema.name() + " cannot be read from it: " + e.getMessage());
            return stale;
        }
        schema.derived().stream()
                .flatMap(rule -> rule.attributes().stream())
                .distinct()
                .forEach(attribute -> {
                    AttributeValue expected = designed.get(attribute);
                    if (!Objects.equals(expected, item.get(attribute))) {
                        stale.put(attribute, expected == null ? null : SdkJson.object(expected));
                    }
                });
        return stale;
    }

    private static Effect effect(
            KeyAttributes keys,
            List<String> tableKeys,
            Map<String, AttributeValue> old,
            Map<String, AttributeValue> item) {
        Map<String, AttributeValue> before = keyOf(keys, old);
        Map<String, AttributeValue> after = keyOf(keys, item);
        if (before.isEmpty()) {
            return after.isEmpty() ? Effect.STAYS_OUT : Effect.ENTERS;
        }
        if (after.isEmpty()) {
            return Effect.LEAVES;
        }
        if (!before.equals(after)) {
            return Effect.MOVES;
        }
        return projected(keys, tableKeys, old).equals(projected(keys, tableKeys, item))
                ? Effect.IS_UNTOUCHED
                : Effect.IS_REWRITTEN;
    }

    /** Returns the index key; empty if the item lacks an attribute of it and so is not in the index. */
    private static Map<String, AttributeValue> keyOf(KeyAttributes keys, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        keys.attributes().forEach(attribute -> {
            AttributeValue value = item.get(attribute);
            if (value != null) {
                key.put(attribute, value);
            }
        });
        return key.size() == keys.attributes().size() ? key : Map.of();
    }

    private static Map<String, AttributeValue> projected(
            KeyAttributes keys, List<String> tableKeys, Map<String, AttributeValue> item) {
        Projection projection = keys.projection();
        if (projection == null || projection.projectionType() == ProjectionType.ALL) {
            return item;
        }
        Map<String, AttributeValue> copied = new LinkedHashMap<>(item);
        copied.keySet()
                .removeIf(attribute -> !keys.attributes().contains(attribute)
                        && !tableKeys.contains(attribute)
                        && !projection.nonKeyAttributes().contains(attribute));
        return copied;
    }
}
