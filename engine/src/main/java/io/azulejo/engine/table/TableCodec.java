package io.azulejo.engine.table;

import static io.azulejo.engine.table.StoredFields.instant;
import static io.azulejo.engine.table.StoredFields.list;
import static io.azulejo.engine.table.StoredFields.map;
import static io.azulejo.engine.table.StoredFields.number;
import static io.azulejo.engine.table.StoredFields.optional;
import static io.azulejo.engine.table.StoredFields.present;
import static io.azulejo.engine.table.StoredFields.text;
import static io.azulejo.engine.table.StoredFields.texts;

import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.request.OnDemandThroughput;
import io.azulejo.engine.request.WarmThroughput;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.Value;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Stored form of a table's definition: an ordinary item, so that attributes can be added later. */
public final class TableCodec {
    private TableCodec() {}

    public static byte[] encode(TableMetadata table) {
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
        attributes.put("billing", text(table.billing().mode().name()));
        attributes.put("throughput", provision(table.billing().provision()));
        instant("switched", table.billing().lastSwitchToPayPerRequest(), attributes);
        SettingsCodec.encode(table.settings(), attributes);
        return Item.of(attributes).bytes();
    }

    public static TableMetadata decode(byte[] bytes) {
        Map<String, Value> table = Item.stored(bytes).attributes();
        List<AttributeDefinition> attributes = new ArrayList<>();
        for (Value attribute : list(table, "attributes")) {
            Map<String, Value> fields = map(attribute);
            attributes.add(new AttributeDefinition(text(fields, "name"), text(fields, "type")));
        }
        KeySchema key = key(map(present(table, "key")), attributes);
        List<SecondaryIndexDefinition> indexes = new ArrayList<>();
        for (Value index : list(table, "indexes")) {
            indexes.add(index(map(index), attributes));
        }
        return new TableMetadata(
                (int) number(table, "id"),
                text(table, "name"),
                text(table, "uuid"),
                Instant.ofEpochMilli(number(table, "created")),
                attributes,
                key,
                indexes,
                new Billing(
                        Billing.Mode.valueOf(text(table, "billing")),
                        provision(map(present(table, "throughput"))),
                        instant(table, "switched")),
                SettingsCodec.decode(table));
    }

    private static Value index(SecondaryIndexDefinition index) {
        Map<String, Value> fields = new LinkedHashMap<>();
        fields.put("id", number(index.id()));
        fields.put("name", text(index.name()));
        fields.put("scope", text(index.scope().name()));
        fields.put("key", key(index.key()));
        fields.put("projection", text(index.projection().kind().name()));
        fields.put("include", texts(index.projection().nonKeyAttributes()));
        fields.put("copied", texts(index.copied()));
        fields.put("status", text(index.status().name()));
        fields.put("throughput", provision(index.provision()));
        return new MapValue(fields);
    }

    private static SecondaryIndexDefinition index(Map<String, Value> fields, List<AttributeDefinition> attributes) {
        Set<String> copied = new LinkedHashSet<>(texts(fields, "copied"));
        return new SecondaryIndexDefinition(
                (int) number(fields, "id"),
                text(fields, "name"),
                SecondaryIndexDefinition.Scope.valueOf(text(fields, "scope")),
                key(map(present(fields, "key")), attributes),
                new Projection(Projection.Kind.valueOf(text(fields, "projection")), texts(fields, "include")),
                copied,
                SecondaryIndexDefinition.Status.valueOf(text(fields, "status")),
                provision(map(present(fields, "throughput"))));
    }

    private static Value key(KeySchema key) {
        Map<String, Value> fields = new LinkedHashMap<>();
        fields.put("partition", texts(names(key.partitionKeys())));
        fields.put("sort", texts(names(key.sortKeys())));
        return new MapValue(fields);
    }

    private static List<String> names(List<TypedKeyAttribute> attributes) {
        return attributes.stream().map(TypedKeyAttribute::name).toList();
    }

    /** Reads a key. In format 1 it was stored as plain strings, without a sort key if there was none. */
    private static KeySchema key(Map<String, Value> fields, List<AttributeDefinition> attributes) {
        return KeySchemas.of(keyNames(fields, "partition"), keyNames(fields, "sort"), attributes);
    }

    private static List<String> keyNames(Map<String, Value> fields, String part) {
        Value names = fields.get(part);
        if (names == null) {
            return List.of();
        }
        return names instanceof ListValue ? texts(fields, part) : List.of(text(fields, part));
    }

    private static Value provision(Provision provision) {
        Map<String, Value> fields = new LinkedHashMap<>();
        fields.put("read", number(provision.readUnits()));
        fields.put("write", number(provision.writeUnits()));
        instant("increased", provision.lastIncrease(), fields);
        instant("decreased", provision.lastDecrease(), fields);
        fields.put("decreases", number(provision.decreasesThatDay()));
        if (provision.onDemand() != null) {
            units("maxRead", provision.onDemand().maxReadRequestUnits(), fields);
            units("maxWrite", provision.onDemand().maxWriteRequestUnits(), fields);
        }
        if (provision.warm() != null) {
            units("warmRead", provision.warm().readUnitsPerSecond(), fields);
            units("warmWrite", provision.warm().writeUnitsPerSecond(), fields);
        }
        return new MapValue(fields);
    }

    private static Provision provision(Map<String, Value> fields) {
        return new Provision(
                number(fields, "read"),
                number(fields, "write"),
                instant(fields, "increased"),
                instant(fields, "decreased"),
                fields.containsKey("decreases") ? (int) number(fields, "decreases") : 0,
                fields.containsKey("maxRead") || fields.containsKey("maxWrite")
                        ? new OnDemandThroughput(units(fields, "maxRead"), units(fields, "maxWrite"))
                        : null,
                fields.containsKey("warmRead") || fields.containsKey("warmWrite")
                        ? new WarmThroughput(units(fields, "warmRead"), units(fields, "warmWrite"))
                        : null);
    }

    private static void units(String name, @Nullable Long units, Map<String, Value> fields) {
        if (units != null) {
            fields.put(name, number(units));
        }
    }

    private static @Nullable Long units(Map<String, Value> fields, String name) {
        return fields.containsKey(name) ? number(fields, name) : null;
    }
}
