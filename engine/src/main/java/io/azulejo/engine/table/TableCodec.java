package io.azulejo.engine.table;

import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.request.Throughput;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A table's definition in the store: an item like any other, so that it may gain attributes over time. */
final class TableCodec {
    private TableCodec() {}

    static byte[] encode(TableDefinition table) {
        Map<String, Value> attributes = new LinkedHashMap<>();
        attributes.put("id", number(table.id()));
        attributes.put("name", text(table.name()));
        attributes.put("uuid", text(table.uuid()));
        attributes.put("created", number(table.created().toEpochMilli()));
        List<Value> definitions = new ArrayList<>();
        for (AttributeDefinition attribute : table.attributes()) {
            definitions.add(new MapValue(
                    Map.of("name", optional(attribute.attributeName()), "type", optional(attribute.attributeType()))));
        }
        attributes.put("attributes", new ListValue(definitions));
        attributes.put("key", key(table.key()));
        attributes.put(
                "indexes",
                new ListValue(table.indexes().stream().map(TableCodec::index).toList()));
        attributes.put("billing", text(table.billingMode().name()));
        attributes.put("throughput", throughput(table.throughput()));
        if (table.lastSwitchToPayPerRequest() != null) {
            attributes.put("switched", number(table.lastSwitchToPayPerRequest().toEpochMilli()));
        }
        if (table.timeToLive() != null) {
            attributes.put("ttlAttribute", text(table.timeToLive().attribute()));
            attributes.put("ttlStatus", text(table.timeToLive().status().name()));
        }
        return Item.of(attributes).bytes();
    }

    static TableDefinition decode(byte[] bytes) {
        Map<String, Value> table = Item.stored(bytes).attributes();
        List<AttributeDefinition> attributes = new ArrayList<>();
        for (Value attribute : list(table, "attributes")) {
            Map<String, Value> fields = map(attribute);
            attributes.add(new AttributeDefinition(text(fields, "name"), text(fields, "type")));
        }
        KeySchema key = key(map(present(table, "key")), attributes);
        List<IndexDefinition> indexes = new ArrayList<>();
        for (Value index : list(table, "indexes")) {
            indexes.add(index(map(index), attributes));
        }
        return new TableDefinition(
                (int) number(table, "id"),
                text(table, "name"),
                text(table, "uuid"),
                Instant.ofEpochMilli(number(table, "created")),
                attributes,
                key,
                indexes,
                TableDefinition.BillingMode.valueOf(text(table, "billing")),
                throughput(present(table, "throughput")),
                table.containsKey("switched") ? Instant.ofEpochMilli(number(table, "switched")) : null,
                table.containsKey("ttlAttribute")
                        ? new TimeToLive(
                                text(table, "ttlAttribute"), TimeToLive.Status.valueOf(text(table, "ttlStatus")))
                        : null);
    }

    private static Value index(IndexDefinition index) {
        Map<String, Value> fields = new LinkedHashMap<>();
        fields.put("id", number(index.id()));
        fields.put("name", text(index.name()));
        fields.put("scope", text(index.scope().name()));
        fields.put("key", key(index.key()));
        fields.put("projection", text(index.projection().kind().name()));
        fields.put("include", texts(index.projection().nonKeyAttributes()));
        fields.put("copied", texts(index.copied()));
        fields.put("status", text(index.status().name()));
        fields.put("throughput", throughput(index.throughput()));
        return new MapValue(fields);
    }

    private static IndexDefinition index(Map<String, Value> fields, List<AttributeDefinition> attributes) {
        Set<String> copied = new LinkedHashSet<>(texts(fields, "copied"));
        return new IndexDefinition(
                (int) number(fields, "id"),
                text(fields, "name"),
                IndexDefinition.Scope.valueOf(text(fields, "scope")),
                key(map(present(fields, "key")), attributes),
                new Projection(Projection.Kind.valueOf(text(fields, "projection")), texts(fields, "include")),
                copied,
                IndexDefinition.Status.valueOf(text(fields, "status")),
                throughput(present(fields, "throughput")));
    }

    private static Value key(KeySchema key) {
        Map<String, Value> fields = new LinkedHashMap<>();
        fields.put("partition", text(key.partitionKey().name()));
        if (key.sortKey() != null) {
            fields.put("sort", text(key.sortKey().name()));
        }
        return new MapValue(fields);
    }

    private static KeySchema key(Map<String, Value> fields, List<AttributeDefinition> attributes) {
        return KeySchemas.of(
                text(fields, "partition"), fields.containsKey("sort") ? text(fields, "sort") : null, attributes);
    }

    private static Value throughput(Throughput throughput) {
        return new MapValue(Map.of(
                "read", number(units(throughput.readCapacityUnits())),
                "write", number(units(throughput.writeCapacityUnits()))));
    }

    private static Throughput throughput(Value stored) {
        return new Throughput(number(map(stored), "read"), number(map(stored), "write"));
    }

    private static long units(@Nullable Long units) {
        return units == null ? 0 : units;
    }

    private static Value text(String text) {
        return new StringValue(text);
    }

    private static Value optional(@Nullable String text) {
        return new StringValue(text == null ? "" : text);
    }

    private static Value number(long number) {
        return NumberValue.of(Long.toString(number));
    }

    private static Value texts(Iterable<String> texts) {
        List<Value> values = new ArrayList<>();
        for (String text : texts) {
            values.add(text(text));
        }
        return new ListValue(values);
    }

    private static Value present(Map<String, Value> fields, String name) {
        Value value = fields.get(name);
        if (value == null) {
            throw new IllegalStateException("A stored table definition has no field " + name);
        }
        return value;
    }

    private static String text(Map<String, Value> fields, String name) {
        return ((StringValue) present(fields, name)).text();
    }

    private static long number(Map<String, Value> fields, String name) {
        return ((NumberValue) present(fields, name)).number().decimal().longValueExact();
    }

    private static List<Value> list(Map<String, Value> fields, String name) {
        return ((ListValue) present(fields, name)).elements();
    }

    private static List<String> texts(Map<String, Value> fields, String name) {
        return list(fields, name).stream()
                .map(text -> ((StringValue) text).text())
                .toList();
    }

    private static Map<String, Value> map(Value value) {
        return ((MapValue) value).attributes();
    }
}
