package io.azulejo.template;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * Shard number of an item in a sharded index partition, computed from its table key. The function must never change,
 * because stored keys depend on it.
 */
public final class KeyShard {

    private KeyShard() {}

    /** Returns a number from 0 to {@code shards - 1}. In a table without a sort key, {@code sortKey} is empty. */
    public static int of(String partitionKey, String sortKey, int shards) {
        CRC32 crc = new CRC32();
        crc.update(partitionKey.getBytes(StandardCharsets.UTF_8));
        // A byte that never occurs in UTF-8, so that ("a", "bc") and ("ab", "c") differ.
        crc.update(0xFF);
        crc.update(sortKey.getBytes(StandardCharsets.UTF_8));
        return (int) (crc.getValue() % shards);
    }
}
