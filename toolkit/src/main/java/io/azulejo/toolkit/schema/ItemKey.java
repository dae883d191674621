package io.azulejo.toolkit.schema;

import io.azulejo.direct.DirectItem;
import io.azulejo.toolkit.codec.Items;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The key of one item to read. Immutable. */
public final class ItemKey {
    private final TableRef table;
    private final String partition;
    /** Null in a table without a sort key. */
    private final @Nullable String sort;

    private final int hash;
    /** Made when a request first takes it; twice if two threads do at once. */
    private @Nullable Map<String, AttributeValue> item;

    private ItemKey(TableRef table, String partition, @Nullable String sort) {
        this.table = table;
        this.partition = partition;
        this.sort = sort;
        this.hash = Objects.hash(table, partition, sort);
    }

    public static ItemKey of(EntityKey<?> key) {
        return new ItemKey(key.schema().table(), key.partitionKey(), key.sortKey());
    }

    /** The key of an item, or of an index's entry of it. */
    public static ItemKey of(TableRef table, Map<String, AttributeValue> item) {
        if (!(item instanceof DirectItem direct)) {
            return read(table, item);
        }
        Object content = direct.content();
        ItemKey known = (ItemKey) RecentReadings.get(table, content);
        if (known == null) {
            known = read(table, item);
            RecentReadings.put(table, content, direct.contentSize(), known);
        }
        return known;
    }

    private static ItemKey read(TableRef table, Map<String, AttributeValue> item) {
        return new ItemKey(
                table,
                Items.string(item, table.partitionKey()),
                table.sortKey() == null ? null : Items.string(item, table.sortKey()));
    }

    public TableRef table() {
        return table;
    }

    /** The key as a request takes it. */
    public Map<String, AttributeValue> item() {
        Map<String, AttributeValue> made = item;
        if (made == null) {
            made = table.sortKey() == null || sort == null
                    ? Map.of(table.partitionKey(), AttributeValue.fromS(partition))
                    : Map.of(
                            table.partitionKey(), AttributeValue.fromS(partition),
                            table.sortKey(), AttributeValue.fromS(sort));
            item = made;
        }
        return made;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof ItemKey that
                        && hash == that.hash
                        && partition.equals(that.partition)
                        && Objects.equals(sort, that.sort)
                        && table.equals(that.table));
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
