package io.azulejo.engine.ttl;

import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TimeToLive;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.NumberValue;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Store entries that list a table's items by expiry. */
public final class TtlEntries {
    /** Entries repeat the item's key without its keyspace and table id. */
    private static final int ITEM_KEY_AT = 1 + 4;

    private static final BigDecimal LAST_SECOND = BigDecimal.valueOf(Long.MAX_VALUE / 1000);

    private TtlEntries() {}

    /** Stages the change of an item's entry, if its table has a time to live. */
    public static void stage(ItemChange change, Batch batch) {
        TimeToLive timeToLive = change.state().definition().settings().timeToLive();
        if (timeToLive == null) {
            return;
        }
        byte @Nullable [] oldKey = key(change.table(), change.key(), change.before(), timeToLive.attribute());
        byte @Nullable [] newKey = key(change.table(), change.key(), change.after(), timeToLive.attribute());
        if (oldKey != null && !Arrays.equals(oldKey, newKey)) {
            batch.delete(oldKey);
        }
        if (newKey != null) {
            batch.put(newKey, new byte[0]);
        }
    }

    private static byte @Nullable [] key(Table table, byte[] itemKey, @Nullable Item item, String attribute) {
        OptionalLong expiry = item == null ? OptionalLong.empty() : expiry(item, attribute);
        return expiry.isEmpty()
                ? null
                : new KeyWriter(prefix(table), 8 + itemKey.length)
                        .int64(expiry.getAsLong())
                        .raw(itemKey, ITEM_KEY_AT, itemKey.length)
                        .bytes();
    }

    /** Returns an item's expiry in epoch seconds; empty if the attribute is not a number or out of range. */
    static OptionalLong expiry(Item item, String attribute) {
        if (!(item.get(attribute) instanceof NumberValue number)) {
            return OptionalLong.empty();
        }
        BigDecimal seconds = number.number().decimal();
        return seconds.signum() < 0 || seconds.compareTo(LAST_SECOND) > 0
                ? OptionalLong.empty()
                : OptionalLong.of(seconds.longValue());
    }

    static byte[] prefix(Table table) {
        return new KeyWriter(Keyspace.TTL_ENTRIES).int32(table.id()).bytes();
    }

    /** Returns the item key of an entry. */
    public static byte[] itemKey(Table table, byte[] entryKey) {
        int at = 1 + 4 + 8;
        return new KeyWriter(table.itemPrefix(), entryKey.length - at)
                .raw(entryKey, at, entryKey.length)
                .bytes();
    }
}
