package io.azulejo.engine.value;

import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.get;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Order of the elements of sets: as keys of their type are ordered, however they were written. */
class SetOrderTest {
    private static SdkBytes bytes(int... bytes) {
        byte[] array = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            array[i] = (byte) bytes[i];
        }
        return SdkBytes.fromByteArray(array);
    }

    @Test
    void sets_writtenInAnyOrder_comeBackSorted() {
        try (EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory()) {
            MusicTable.create(client);
            client.putItem(r -> r.tableName(TABLE)
                    .item(song(
                            "A",
                            "1",
                            "strings",
                            // Bytes of UTF-8, not characters of UTF-16: the surrogates of the last one come after
                            // U+FFFD.
                            AttributeValue.fromSs(List.of("b", "\uD834\uDD1E", "B", "\uFFFD", "aa", "a")),
                            "numbers",
                            AttributeValue.fromNs(List.of("10", "9", "-1", "0.5", "1e3", "-20")),
                            "binaries",
                            AttributeValue.fromBs(List.of(bytes(255), bytes(1), bytes(), bytes(1, 0))))));
            Map<String, AttributeValue> stored =
                    client.getItem(r -> r.tableName(TABLE).key(song("A", "1"))).item();
            assertThat(get(stored, "strings").ss()).containsExactly("B", "a", "aa", "b", "\uFFFD", "\uD834\uDD1E");
            assertThat(get(stored, "numbers").ns()).containsExactly("-20", "-1", "0.5", "9", "10", "1000");
            assertThat(get(stored, "binaries").bs()).containsExactly(bytes(), bytes(1), bytes(1, 0), bytes(255));
        }
    }

    @Test
    void sets_addedTo_comeBackSorted() {
        try (EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory()) {
            MusicTable.create(client);
            client.putItem(r ->
                    r.tableName(TABLE).item(song("A", "1", "numbers", AttributeValue.fromNs(List.of("5", "3")))));
            Map<String, AttributeValue> updated = client.updateItem(r -> r.tableName(TABLE)
                            .key(song("A", "1"))
                            .updateExpression("ADD numbers :n")
                            .expressionAttributeValues(Map.of(":n", AttributeValue.fromNs(List.of("4", "1"))))
                            .returnValues("ALL_NEW"))
                    .attributes();
            assertThat(get(updated, "numbers").ns()).containsExactly("1", "3", "4", "5");
        }
    }
}
