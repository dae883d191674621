package io.azulejo.engine.backup;

import static io.azulejo.engine.table.StoredFields.number;
import static io.azulejo.engine.table.StoredFields.present;
import static io.azulejo.engine.table.StoredFields.text;

import io.azulejo.engine.table.TableCodec;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** Stored form of a backup's definition: an ordinary item, so that attributes can be added later. */
final class TableBackupCodec {
    private TableBackupCodec() {}

    static byte[] encode(TableBackup backup) {
        Map<String, Value> fields = new LinkedHashMap<>();
        fields.put("id", number(backup.id()));
        fields.put("label", text(backup.label()));
        fields.put("name", text(backup.name()));
        fields.put("created", number(backup.created().toEpochMilli()));
        fields.put("status", text(backup.status().name()));
        fields.put("table", new BinaryValue(TableCodec.encode(backup.table())));
        fields.put("items", number(backup.items()));
        fields.put("bytes", number(backup.bytes()));
        return Item.of(fields).bytes();
    }

    static TableBackup decode(byte[] bytes) {
        Map<String, Value> fields = Item.stored(bytes).attributes();
        return new TableBackup(
                (int) number(fields, "id"),
                text(fields, "label"),
                text(fields, "name"),
                Instant.ofEpochMilli(number(fields, "created")),
                TableBackup.Status.valueOf(text(fields, "status")),
                TableCodec.decode(((BinaryValue) present(fields, "table")).bytes()),
                number(fields, "items"),
                number(fields, "bytes"));
    }
}
