package io.azulejo.engine.ttl;

import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.attributes;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import io.azulejo.engine.ReopenableStore;
import io.azulejo.engine.lock.ItemLocks;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.verify.StoreVerifier;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/** Unfinished work that an engine finds in its store because the previous one was stopped. */
class HousekeepingTest {
    private static final int SONGS = 500;

    private final ReopenableStore store = new ReopenableStore();

    private EmbeddedDynamoDb open() {
        return EmbeddedDynamoDb.builder().store(store).build();
    }

    private void fill() {
        try (EmbeddedDynamoDb client = open()) {
            MusicTable.create(client);
            for (int i = 0; i < SONGS; i++) {
                int number = i;
                client.putItem(r -> r.tableName(TABLE).item(song("A", "" + number, "genre", "g", "price", number)));
            }
        }
    }

    private int count(Keyspace keyspace) {
        byte[] prefix = {keyspace.number()};
        int count = 0;
        try (KeyWalk walk = store.walk(prefix, KeyWriter.after(prefix), Direction.FORWARD)) {
            while (walk.next()) {
                count++;
            }
        }
        return count;
    }

    @Test
    void open_indexHalfFilled_isFilledToTheEnd() {
        fill();
        Catalog catalog = new Catalog(store, new ItemLocks());
        Table table = catalog.table(TABLE);
        catalog.change(
                table,
                definition -> definition.changing(
                        "by-genre", index -> index.withStatus(SecondaryIndexDefinition.Status.CREATING)));
        halve(table);
        try (EmbeddedDynamoDb client = open()) {
            await().until(() ->
                    client.describeTable(r -> r.tableName(TABLE)).table().tableStatus() == TableStatus.ACTIVE);
            assertThat(client.query(r -> r.tableName(TABLE)
                                    .indexName("by-genre")
                                    .keyConditionExpression("genre = :g")
                                    .expressionAttributeValues(attributes(":g", "g")))
                            .count())
                    .isEqualTo(SONGS);
        }
        assertThat(StoreVerifier.verify(store).differences()).isEmpty();
    }

    /** Deletes every second entry of the index, as if it had never been written. */
    private void halve(Table table) {
        var index = table.state().indexes().stream()
                .filter(each -> each.definition().name().equals("by-genre"))
                .findFirst()
                .orElseThrow();
        Batch batch = new Batch();
        int position = 0;
        try (KeyWalk walk = store.walk(index.prefix(), KeyWriter.after(index.prefix()), Direction.FORWARD)) {
            while (walk.next()) {
                if (position++ % 2 == 0) {
                    batch.delete(walk.key())
                            .add(index.itemsCounter(), -1)
                            .add(
                                    index.bytesCounter(),
                                    -Item.stored(walk.value()).size());
                }
            }
        }
        store.commit(batch);
    }

    @Test
    void open_tableDroppedButNotCleared_isCleared() {
        fill();
        Catalog catalog = new Catalog(store, new ItemLocks());
        catalog.drop(catalog.table(TABLE), definition -> {}, new Batch());
        assertThat(count(Keyspace.ITEMS)).isEqualTo(SONGS);
        try (EmbeddedDynamoDb client = open()) {
            await().until(() -> count(Keyspace.DROPPED) == 0);
            assertThat(client.listTables().tableNames()).isEmpty();
        }
        assertThat(count(Keyspace.ITEMS)).isZero();
        assertThat(count(Keyspace.INDEX_ENTRIES)).isZero();
    }

    @Test
    void open_existingStore_findsTablesItemsAndSettings() {
        fill();
        try (EmbeddedDynamoDb client = open()) {
            var table = client.describeTable(r -> r.tableName(TABLE)).table();
            assertThat(table.itemCount()).isEqualTo(SONGS);
            assertThat(table.localSecondaryIndexes()).hasSize(2);
            client.createTable(MusicTable.definition("Other"));
            client.putItem(r -> r.tableName("Other").item(song("A", "other")));
            assertThat(client.scan(r -> r.tableName("Other")).count()).isEqualTo(1);
            assertThat(client.scan(r -> r.tableName(TABLE)).count()).isEqualTo(SONGS);
        }
    }
}
