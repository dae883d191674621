package io.azulejo.engine.verify;

import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.MemoryStore;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

class StoreVerifierTest {
    private final MemoryStore store = new MemoryStore();
    private final EmbeddedDynamoDb client =
            EmbeddedDynamoDb.builder().store(store).build();

    @BeforeEach
    void fill() {
        MusicTable.create(client);
        client.updateTimeToLive(ttl -> ttl.tableName(TABLE)
                .timeToLiveSpecification(
                        specification -> specification.attributeName("expires").enabled(true)));
        Awaitility.await()
                .until(() -> client.describeTimeToLive(ttl -> ttl.tableName(TABLE))
                                .timeToLiveDescription()
                                .timeToLiveStatus()
                        == TimeToLiveStatus.ENABLED);
        put(song("Amália", "Barco Negro", "year", 1955, "genre", "fado", "price", 3, "expires", 4_000_000_000L));
        put(song("Amália", "Gaivota", "year", 1964, "genre", "fado", "price", 2));
        put(song("Zeca", "Grândola", "year", 1971, "genre", "folk", "price", 5));
        put(song("Zeca", "Grândola", "year", 1971, "genre", "balada", "price", 6));
        client.deleteItem(delete -> delete.tableName(TABLE)
                .key(Map.of("artist", AttributeValue.fromS("Amália"), "title", AttributeValue.fromS("Gaivota"))));
    }

    @AfterEach
    void close() {
        client.close();
    }

    @Test
    void verify_afterPutsChangesAndDeletes_isClean() {
        Verification verification = StoreVerifier.verify(store);
        assertThat(verification.differences()).isEmpty();
        assertThat(verification.clean()).isTrue();
        assertThat(verification.items()).isEqualTo(2);
        assertThat(verification.indexEntries()).isEqualTo(8);
        assertThat(verification.ttlEntries()).isEqualTo(1);
    }

    @Test
    void verify_indexEntryMissing_namesIndexAndItem() {
        store.commit(new Batch().delete(first(Keyspace.INDEX_ENTRIES)));
        assertThat(StoreVerifier.verify(store).differences())
                .singleElement()
                .asString()
                .startsWith("Music: the entry in index by-")
                .contains("is missing for item artist=");
    }

    @Test
    void verify_indexEntryChanged_isOutOfDate() {
        byte[] key = first(Keyspace.INDEX_ENTRIES);
        byte[] changed = value(key).clone();
        changed[changed.length - 1] ^= 1;
        store.commit(new Batch().put(key, changed));
        assertThat(StoreVerifier.verify(store).differences())
                .anySatisfy(difference -> assertThat(difference).contains("is out of date"));
    }

    @Test
    void verify_itemGoneBehindTheIndex_namesWhatBelongsToNoItem() {
        store.commit(new Batch().delete(first(Keyspace.ITEMS)));
        Verification verification = StoreVerifier.verify(store);
        assertThat(verification.clean()).isFalse();
        assertThat(verification.differences())
                .anySatisfy(difference -> assertThat(difference).contains("belongs to no item"))
                .anySatisfy(difference ->
                        assertThat(difference).isEqualTo("Music: the counter of items says 2, there are 1"));
    }

    @Test
    void verify_ttlEntryOfAnotherSecond_isLeftOver() {
        byte[] key = first(Keyspace.TTL_ENTRIES);
        byte[] earlier = key.clone();
        earlier[12]--;
        store.commit(new Batch().put(earlier, new byte[0]));
        assertThat(StoreVerifier.verify(store).differences())
                .containsExactly("Music: a TTL entry is left over from an earlier version of its item");
    }

    @Test
    void verify_counterOff_saysBothNumbers() {
        store.commit(new Batch()
                .add(
                        new KeyWriter(Keyspace.COUNTERS)
                                .int32(1)
                                .raw(new byte[1], 0, 1)
                                .bytes(),
                        3));
        assertThat(StoreVerifier.verify(store).differences())
                .containsExactly("Music: the counter of items says 5, there are 2");
    }

    @Test
    void verify_entriesOfNoTable_areFound() {
        store.commit(new Batch().put(new KeyWriter(Keyspace.ITEMS).int32(99).bytes(), value(first(Keyspace.ITEMS))));
        assertThat(StoreVerifier.verify(store).differences())
                .containsExactly("There is an item of a table or index that does not exist (id 99)");
    }

    private void put(Map<String, AttributeValue> song) {
        client.putItem(put -> put.tableName(TABLE).item(song));
    }

    private byte[] first(Keyspace keyspace) {
        byte[] prefix = {keyspace.number()};
        try (KeyWalk walk = store.walk(prefix, KeyWriter.after(prefix), Direction.FORWARD)) {
            assertThat(walk.next()).isTrue();
            return walk.key();
        }
    }

    private byte[] value(byte[] key) {
        byte[] value = store.get(key);
        assertThat(value).isNotNull();
        return value == null ? new byte[0] : value;
    }
}
