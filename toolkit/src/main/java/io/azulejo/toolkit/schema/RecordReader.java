package io.azulejo.toolkit.schema;

import io.azulejo.spi.LazyItem;
import io.azulejo.toolkit.codec.Converters;
import io.azulejo.toolkit.codec.DecodedItemCache;
import io.azulejo.toolkit.codec.ItemReader;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.codec.ReadScope;
import io.azulejo.toolkit.error.UnreadableItemException;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reader of items as records of one type. The processor generates one subclass per type. Items from an in-process store
 * go through a content-addressed decode cache: an item with the same content is not decoded again. Subclasses are
 * stateless and thread-safe.
 *
 * @param <R> the record
 */
public abstract class RecordReader<R> implements ItemReader<R> {
    private final Class<R> type;
    private final TableRef table;

    protected RecordReader(Class<R> type, TableRef table) {
        this.type = type;
        this.table = table;
    }

    public final Class<R> type() {
        return type;
    }

    public final String name() {
        return type.getSimpleName();
    }

    public final TableRef table() {
        return table;
    }

    /** Returns whether this reader can read the item. */
    public abstract boolean matches(Map<String, AttributeValue> item);

    /** Decodes an item that {@link #matches}, with calls to {@link Items}. */
    public abstract R fromItem(Map<String, AttributeValue> item);

    /** Returns the versions of the stored form; null if there is only one. */
    protected @Nullable ItemVersions itemVersions() {
        return null;
    }

    /** Returns the attribute that marks an item as deleted; null if there is none. */
    protected abstract @Nullable String deletionAttribute();

    /** Returns the attribute with the expiry time; null if there is none. */
    protected abstract @Nullable String expiryAttribute();

    /** Returns the reader with these converters; the same one if it needs none. */
    @Override
    public RecordReader<R> bound(Converters converters) {
        return this;
    }

    /** Returns whether callers can share a record: not if it holds arrays, which are mutable. */
    protected boolean sharable() {
        return true;
    }

    /** Decodes an item. The exception on failure names entity, attribute and key. */
    public final R read(Map<String, AttributeValue> item) {
        try {
            return fromItem(current(item));
        } catch (RuntimeException e) {
            throw unreadable(item, e);
        }
    }

    /** Returns the item in the current version of its stored form. */
    protected final Map<String, AttributeValue> current(Map<String, AttributeValue> item) {
        ItemVersions versions = itemVersions();
        return versions == null ? item : versions.upcast(item, table);
    }

    /** Returns the exception for a failure to read the item, which names entity and key. */
    protected final UnreadableItemException unreadable(Map<String, AttributeValue> item, RuntimeException cause) {
        return new UnreadableItemException(
                name(),
                Items.textOrNull(item, table.partitionKey()),
                table.sortKey() == null ? null : Items.textOrNull(item, table.sortKey()),
                cause);
    }

    @Override
    public final @Nullable R readVisible(Map<String, AttributeValue> item, ReadScope scope) {
        Instant now = scope.now();
        if (!(item instanceof LazyItem direct) || !sharable()) {
            DecodedItem<R> reading = decode(item, now);
            return reading == null ? null : reading.value();
        }
        Object content = direct.content();
        DecodedItem<R> cached = cached(scope.decoded(), content);
        if (cached == null) {
            cached = decode(item, now);
            if (cached == null) {
                return null;
            }
            scope.decoded().put(this, content, direct.contentSize(), cached);
        }
        return cached.visible(now);
    }

    @SuppressWarnings("unchecked") // only this reader puts entries under its key
    private @Nullable DecodedItem<R> cached(DecodedItemCache decoded, Object content) {
        return (DecodedItem<R>) decoded.get(this, content);
    }

    /**
     * Returns null for an expired item. Expired items are not decoded, so that an unreadable one causes no failure, and
     * not cached, because another clock may still show them.
     */
    private @Nullable DecodedItem<R> decode(Map<String, AttributeValue> item, Instant now) {
        if (!matches(item)) {
            return DecodedItem.nothing();
        }
        try {
            Map<String, AttributeValue> current = current(item);
            String deletion = deletionAttribute();
            if (deletion != null && Items.stringOrNull(current, deletion) != null) {
                return DecodedItem.nothing();
            }
            String expiry = expiryAttribute();
            Instant expires = expiry == null ? null : Items.epochSecondsOrNull(current, expiry);
            return expires != null && !expires.isAfter(now) ? null : new DecodedItem<>(fromItem(current), expires);
        } catch (RuntimeException e) {
            throw unreadable(item, e);
        }
    }
}
