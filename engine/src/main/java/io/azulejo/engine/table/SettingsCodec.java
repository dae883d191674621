package io.azulejo.engine.table;

import static io.azulejo.engine.table.StoredFields.instant;
import static io.azulejo.engine.table.StoredFields.list;
import static io.azulejo.engine.table.StoredFields.map;
import static io.azulejo.engine.table.StoredFields.number;
import static io.azulejo.engine.table.StoredFields.present;
import static io.azulejo.engine.table.StoredFields.text;

import io.azulejo.engine.value.BoolValue;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.Value;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Stored form of a table's settings; an absent attribute means that the setting was never set. */
final class SettingsCodec {
    private SettingsCodec() {}

    static void encode(TableSettings settings, Map<String, Value> fields) {
        if (settings.timeToLive() != null) {
            fields.put("ttlAttribute", text(settings.timeToLive().attribute()));
            fields.put("ttlStatus", text(settings.timeToLive().status().name()));
        }
        if (settings.stream() != null) {
            fields.put("stream", stream(settings.stream()));
        }
        if (!settings.tags().isEmpty()) {
            List<Value> tags = new ArrayList<>();
            settings.tags()
                    .forEach((key, value) -> tags.add(new MapValue(Map.of("key", text(key), "value", text(value)))));
            fields.put("tags", new ListValue(tags));
        }
        if (settings.tableClass() != null) {
            fields.put("tableClass", text(settings.tableClass().kind().name()));
            instant("tableClassUpdated", settings.tableClass().updated(), fields);
        }
        if (settings.deletionProtected()) {
            fields.put("deletionProtected", BoolValue.of(true));
        }
        if (settings.kmsKeyArn() != null) {
            fields.put("kmsKey", text(settings.kmsKeyArn()));
        }
        if (settings.recovery() != null) {
            fields.put("recoveryEnabled", number(settings.recovery().enabled().toEpochMilli()));
            fields.put("recoveryDays", number(settings.recovery().days()));
        }
        if (settings.fill() != null) {
            fields.put("fill", fill(settings.fill()));
        }
    }

    static TableSettings decode(Map<String, Value> fields) {
        return new TableSettings(
                fields.containsKey("ttlAttribute")
                        ? new TimeToLive(
                                text(fields, "ttlAttribute"), TimeToLive.Status.valueOf(text(fields, "ttlStatus")))
                        : null,
                fields.containsKey("stream") ? stream(map(present(fields, "stream"))) : null,
                tags(fields),
                tableClass(fields),
                fields.containsKey("deletionProtected"),
                fields.containsKey("kmsKey") ? text(fields, "kmsKey") : null,
                fields.containsKey("recoveryEnabled")
                        ? new PointInTimeRecovery(Instant.ofEpochMilli(number(fields, "recoveryEnabled")), (int)
                                number(fields, "recoveryDays"))
                        : null,
                fields.containsKey("fill") ? fill(map(present(fields, "fill"))) : null);
    }

    private static Value stream(TableStream stream) {
        return new MapValue(Map.of(
                "id", number(stream.id()),
                "label", text(stream.label()),
                "view", text(stream.view().name()),
                "enabled", BoolValue.of(stream.enabled())));
    }

    private static TableStream stream(Map<String, Value> fields) {
        return new TableStream(
                (int) number(fields, "id"),
                text(fields, "label"),
                TableStream.View.valueOf(text(fields, "view")),
                present(fields, "enabled").equals(BoolValue.of(true)));
    }

    private static Value fill(TableFill fill) {
        Map<String, Value> fields = new LinkedHashMap<>();
        fields.put("kind", text(fill.kind().name()));
        fields.put("source", number(fill.sourceId()));
        fields.put("arn", text(fill.arn()));
        fields.put("table", text(fill.sourceTableArn()));
        fields.put("time", number(fill.time().toEpochMilli()));
        return new MapValue(fields);
    }

    private static TableFill fill(Map<String, Value> fields) {
        return new TableFill(
                TableFill.Kind.valueOf(text(fields, "kind")),
                (int) number(fields, "source"),
                text(fields, "arn"),
                text(fields, "table"),
                Instant.ofEpochMilli(number(fields, "time")));
    }

    private static Map<String, String> tags(Map<String, Value> fields) {
        Map<String, String> tags = new LinkedHashMap<>();
        if (fields.containsKey("tags")) {
            for (Value tag : list(fields, "tags")) {
                tags.put(text(map(tag), "key"), text(map(tag), "value"));
            }
        }
        return tags;
    }

    private static @Nullable TableClass tableClass(Map<String, Value> fields) {
        return fields.containsKey("tableClass")
                ? new TableClass(
                        TableClass.Kind.valueOf(text(fields, "tableClass")), instant(fields, "tableClassUpdated"))
                : null;
    }
}
