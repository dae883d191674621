package io.azulejo.template;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * The shard of an item in a spread index partition, from its table key. Stable for ever: stored keys depend on it.
 */
public final class KeyShard {

    private KeyShard() {}

    /** A number from 0 to {@code shards - 1}; the sort key is empty in a table without one. */
    public static int of(String partitionKey, String sortKey, int shards) {
        CRC32 crc = new CRC32();
        crc.update(partitionKey.getBytes(StandardCharsets.UTF_8));
        // A byte that UTF-8 never has, so that ("a", "bc") and ("ab", "c") differ.
        crc.update(0xFF);
        crc.update(sortKey.getBytes(StandardCharsets.UTF_8));
        return (int) (crc.getValue() % shards);
    }
}
