package io.azulejo.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.Value;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TableCodecTest {
    private static final List<AttributeDefinition> ATTRIBUTES =
            List.of(new AttributeDefinition("PK", "S"), new AttributeDefinition("SK", "S"));
    private static final TableMetadata TABLE = new TableMetadata(
            7,
            "Music",
            "0b1d5cf0-6b1c-4f0b-9d8e-0d8f0d1a2b3c",
            Instant.ofEpochMilli(1_700_000_000_000L),
            ATTRIBUTES,
            KeySchemas.of(List.of("PK"), List.of("SK"), ATTRIBUTES),
            List.of(),
            new Billing(Billing.Mode.PAY_PER_REQUEST, Provision.NONE, null),
            TableSettings.NONE
                    .withTags(Map.of("team", "tiles"))
                    .withDeletionProtected(true)
                    .withKmsKeyArn("arn:aws:kms:us-east-1:000000000000:key/1")
                    .withRecovery(new PointInTimeRecovery(Instant.ofEpochMilli(1_700_000_000_000L), 7))
                    .withFill(new TableFill(
                            TableFill.Kind.BACKUP, 3, "arn:b", "arn:t", Instant.ofEpochMilli(1_700_000_000_001L))));

    @Test
    void decode_encodedTable_isEqual() {
        assertThat(TableCodec.decode(TableCodec.encode(TABLE))).isEqualTo(TABLE);
    }

    @Test
    void decode_keyOfFormat1_isRead() {
        Map<String, Value> stored =
                new HashMap<>(Item.stored(TableCodec.encode(TABLE)).attributes());
        stored.put("key", new MapValue(Map.of("partition", StoredFields.text("PK"), "sort", StoredFields.text("SK"))));
        assertThat(TableCodec.decode(Item.of(stored).bytes())).isEqualTo(TABLE);
    }
}
