package io.azulejo.engine.stream;

import static io.azulejo.engine.table.StoredFields.instant;
import static io.azulejo.engine.table.StoredFields.list;
import static io.azulejo.engine.table.StoredFields.map;
import static io.azulejo.engine.table.StoredFields.number;
import static io.azulejo.engine.table.StoredFields.optional;
import static io.azulejo.engine.table.StoredFields.text;

import io.azulejo.engine.request.KeySchemaElement;
import io.azulejo.engine.table.TableStream;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.Value;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Stored form of a stream's definition: an ordinary item, so that attributes can be added later. */
final class StreamCodec {
    private StreamCodec() {}

    static byte[] encode(StreamDefinition stream) {
        Map<String, Value> fields = new LinkedHashMap<>();
        fields.put("id", number(stream.id()));
        fields.put("table", text(stream.tableName()));
        List<Value> key = new ArrayList<>();
        for (KeySchemaElement element : stream.keySchema()) {
            key.add(new MapValue(
                    Map.of("name", optional(element.attributeName()), "type", optional(element.keyType()))));
        }
        fields.put("key", new ListValue(key));
        fields.put("label", text(stream.label()));
        fields.put("view", text(stream.view().name()));
        fields.put("created", number(stream.created().toEpochMilli()));
        instant("disabled", stream.disabled(), fields);
        return Item.of(fields).bytes();
    }

    static StreamDefinition decode(byte[] bytes) {
        Map<String, Value> fields = Item.stored(bytes).attributes();
        List<KeySchemaElement> key = new ArrayList<>();
        for (Value element : list(fields, "key")) {
            key.add(new KeySchemaElement(text(map(element), "name"), text(map(element), "type")));
        }
        return new StreamDefinition(
                (int) number(fields, "id"),
                text(fields, "table"),
                key,
                text(fields, "label"),
                TableStream.View.valueOf(text(fields, "view")),
                Instant.ofEpochMilli(number(fields, "created")),
                instant(fields, "disabled"));
    }
}
