package io.azulejo.engine.stream;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;

/** A table rebuilt from its stream with old and new images, from the first change on. */
public final class StreamReplay {
    private final String table;
    private final Map<Map<String, AttributeValue>, Map<String, AttributeValue>> items = new HashMap<>();
    private @Nullable String lastRead;

    public StreamReplay(String table) {
        this.table = table;
    }

    /** Continues reading the stream and compares the rebuilt table with the actual one. */
    public void requireSameAs(EmbeddedDynamoDb client, String what) {
        StreamReader reader = new StreamReader(client, client.streams(), table);
        String from = lastRead == null
                ? reader.iterator("TRIM_HORIZON", null)
                : reader.iterator("AFTER_SEQUENCE_NUMBER", lastRead);
        for (Record record : reader.from(from)) {
            apply(record, what);
            lastRead = record.dynamodb().sequenceNumber();
        }
        Set<Map<String, AttributeValue>> stored = new HashSet<>();
        client.scanPaginator(scan -> scan.tableName(table)).items().forEach(item -> stored.add(new HashMap<>(item)));
        assertThat(new HashSet<>(items.values()))
                .as("%s: the items as the stream tells them", what)
                .isEqualTo(stored);
    }

    private void apply(Record record, String what) {
        Map<String, AttributeValue> key = record.dynamodb().keys();
        Map<String, AttributeValue> before = record.dynamodb().hasNewImage()
                ? items.put(key, record.dynamodb().newImage())
                : items.remove(key);
        assertThat(record.dynamodb().oldImage())
                .as("%s: what was there before %s", what, record)
                .isEqualTo(before == null ? Map.of() : before);
        assertThat(record.dynamodb().newImage())
                .as("%s: what has changed by %s", what, record)
                .isNotEqualTo(record.dynamodb().oldImage());
    }
}
