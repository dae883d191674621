package io.azulejo.engine.backup;

import static io.azulejo.engine.table.StoredFields.instant;
import static io.azulejo.engine.table.StoredFields.number;
import static io.azulejo.engine.table.StoredFields.text;

import io.azulejo.engine.request.ExportTableInput;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Stored form of an export: an ordinary item, so that attributes can be added later. */
final class TableExportCodec {
    private TableExportCodec() {}

    static byte[] encode(TableExport export) {
        ExportTableInput request = export.request();
        Map<String, Value> fields = new LinkedHashMap<>();
        fields.put("id", number(export.id()));
        fields.put("label", text(export.label()));
        fields.put("table", number(export.tableId()));
        fields.put("tableName", text(export.tableName()));
        fields.put("tableUuid", text(export.tableUuid()));
        fields.put("time", number(export.exportTime().toEpochMilli()));
        fields.put("started", number(export.started().toEpochMilli()));
        fields.put("status", text(export.status().name()));
        instant("ended", export.ended(), fields);
        fields.put("items", number(export.items()));
        fields.put("bytes", number(export.bytes()));
        put(fields, "failureCode", export.failureCode());
        put(fields, "failureMessage", export.failureMessage());
        put(fields, "arn", request.tableArn());
        instant("askedTime", request.exportTime(), fields);
        put(fields, "token", request.clientToken());
        put(fields, "bucket", request.s3Bucket());
        put(fields, "owner", request.s3BucketOwner());
        put(fields, "prefix", request.s3Prefix());
        put(fields, "sse", request.s3SseAlgorithm());
        put(fields, "key", request.s3SseKmsKeyId());
        put(fields, "format", request.exportFormat());
        put(fields, "type", request.exportType());
        return Item.of(fields).bytes();
    }

    private static void put(Map<String, Value> fields, String name, @Nullable String value) {
        if (value != null) {
            fields.put(name, text(value));
        }
    }

    private static @Nullable String get(Map<String, Value> fields, String name) {
        return fields.containsKey(name) ? text(fields, name) : null;
    }

    static TableExport decode(byte[] bytes) {
        Map<String, Value> fields = Item.stored(bytes).attributes();
        return new TableExport(
                (int) number(fields, "id"),
                text(fields, "label"),
                (int) number(fields, "table"),
                text(fields, "tableName"),
                text(fields, "tableUuid"),
                Objects.requireNonNull(instant(fields, "time")),
                Instant.ofEpochMilli(number(fields, "started")),
                new ExportTableInput(
                        get(fields, "arn"),
                        instant(fields, "askedTime"),
                        get(fields, "token"),
                        get(fields, "bucket"),
                        get(fields, "owner"),
                        get(fields, "prefix"),
                        get(fields, "sse"),
                        get(fields, "key"),
                        get(fields, "format"),
                        get(fields, "type"),
                        Set.of()),
                TableExport.Status.valueOf(text(fields, "status")),
                instant(fields, "ended"),
                number(fields, "items"),
                number(fields, "bytes"),
                get(fields, "failureCode"),
                get(fields, "failureMessage"));
    }
}
