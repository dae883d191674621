package io.azulejo.engine.hot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * A few items of one partition, that no other item is in. Immutable.
 *
 * @param type that of all keys
 * @param items in the order of their sort keys
 */
record Sample(ScalarAttributeType type, List<Map<String, AttributeValue>> items) {
    private static final int ITEMS = 3;

    /** A sample of usual values under string keys of less than eight bytes. */
    static Sample shorter(Random random) {
        List<AttributeValue> sorts = new ArrayList<>();
        for (int i = 0; i < ITEMS; i++) {
            sorts.add(AttributeValue.fromS("abc".substring(i) + random.nextInt(100)));
        }
        AttributeValue partition = AttributeValue.fromS("JOBS-42".substring(0, 1 + random.nextInt("JOBS-42".length())));
        return of(ScalarAttributeType.S, partition, sorts, List.of(Shapes.usualValues()));
    }

    /** A sample for each shape of a partition key of a type, with random shapes of sort keys. */
    static List<Sample> others(ScalarAttributeType type, Random random) {
        Shapes shapes = new Shapes(random);
        List<Sample> samples = new ArrayList<>();
        for (AttributeValue partition : shapes.otherKeys(type, Shapes.LONGEST_PARTITION_KEY)) {
            List<AttributeValue> sorts = shapes.otherKeys(type, Shapes.LONGEST_SORT_KEY).stream()
                    .distinct()
                    .limit(ITEMS)
                    .toList();
            List<Map<String, AttributeValue>> values = new ArrayList<>();
            for (int i = 0; i < ITEMS; i++) {
                values.add(shapes.otherValues());
            }
            samples.add(of(type, partition, sorts, values));
        }
        return samples;
    }

    private static Sample of(
            ScalarAttributeType type,
            AttributeValue partition,
            List<AttributeValue> sorts,
            List<Map<String, AttributeValue>> values) {
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        for (AttributeValue sort : sorts) {
            Map<String, AttributeValue> item = new LinkedHashMap<>();
            item.put("pk", partition);
            item.put("sk", sort);
            item.put("gpk", partition);
            item.put("gsk", sort);
            item.put("lsk", sort);
            item.putAll(values.get(items.size() % values.size()));
            items.add(item);
        }
        items.sort(Comparator.comparing(item -> item.get("sk"), Shapes.order()));
        return new Sample(type, items);
    }

    String table() {
        return table(type);
    }

    static String table(ScalarAttributeType type) {
        return "hot-" + type;
    }

    AttributeValue partition() {
        return value(first(), "pk");
    }

    Map<String, AttributeValue> first() {
        return items.getFirst();
    }

    AttributeValue middleSort() {
        return value(items.get(items.size() / 2), "sk");
    }

    List<Map<String, AttributeValue>> keys() {
        return items.stream().map(Sample::key).toList();
    }

    static AttributeValue value(Map<String, AttributeValue> item, String name) {
        return Objects.requireNonNull(item.get(name));
    }

    static Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
        return Map.of("pk", item.get("pk"), "sk", item.get("sk"));
    }
}
