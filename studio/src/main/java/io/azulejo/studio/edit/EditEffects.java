package io.azulejo.studio.edit;

import io.azulejo.studio.browse.Keys;
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

/** What an edit would do to the indexes, and which attributes the design would have written otherwise. */
public final class EditEffects {

    private EditEffects() {}

    /** What becomes of an item in one index. */
    enum Effect {
        STAYS_OUT,
        ENTERS,
        LEAVES,
        MOVES,
        IS_REWRITTEN,
        IS_UNTOUCHED
    }

    /** The effect on each index, with the key before and after. */
    public static List<Map<String, @Nullable Object>> onIndexes(
            TableDescription table, Map<String, AttributeValue> old, Map<String, AttributeValue> item) {
        List<String> tableKeys = Keys.all(table).getFirst().attributes();
        List<Map<String, @Nullable Object>> effects = new ArrayList<>();
        for (Keys keys : Keys.all(table)) {
            if (keys.index() != null) {
                Map<String, @Nullable Object> told = new LinkedHashMap<>();
                told.put("index", keys.index());
                told.put("effect", effect(keys, tableKeys, old, item).name());
                told.put("before", SdkJson.item(keyOf(keys, old)));
                told.put("after", SdkJson.item(keyOf(keys, item)));
                effects.add(told);
            }
        }
        return effects;
    }

    /**
     * The attributes that the design writes otherwise than the edit, such as an index key that follows from an edited
     * attribute; null for one it does not write.
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
            Keys keys, List<String> tableKeys, Map<String, AttributeValue> old, Map<String, AttributeValue> item) {
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

    /** Empty if the item lacks an attribute of the key and so is not in the index. */
    private static Map<String, AttributeValue> keyOf(Keys keys, Map<String, AttributeValue> item) {
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
            Keys keys, List<String> tableKeys, Map<String, AttributeValue> item) {
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
