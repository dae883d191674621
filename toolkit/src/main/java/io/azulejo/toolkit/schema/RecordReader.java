package io.azulejo.toolkit.schema;

import io.azulejo.direct.DirectItem;
import io.azulejo.toolkit.codec.ItemReader;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.codec.UnreadableValueException;
import io.azulejo.toolkit.error.UnreadableItemException;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How items become records of one type: the processor generates one subclass for each. Items that a store in this
 * process hands over are remembered for a while, and not decoded again when they come with the same content. Subclasses
 * are stateless and thread-safe.
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

    /** Whether the item is one of those this reads. */
    public abstract boolean matches(Map<String, AttributeValue> item);

    /** The record of an item that {@link #matches}; made of calls to {@link Items}. */
    public abstract R fromItem(Map<String, AttributeValue> item);

    /** The attribute that says that the item is deleted. */
    protected abstract @Nullable String deletionAttribute();

    /** The attribute that says when the item expires. */
    protected abstract @Nullable String expiryAttribute();

    /** Whether one record may be handed out twice: not if it holds arrays, which somebody may change. */
    protected boolean sharable() {
        return true;
    }

    /** The record of an item, or an exception that names entity, attribute and key. */
    public final R read(Map<String, AttributeValue> item) {
        try {
            return fromItem(item);
        } catch (UnreadableValueException e) {
            throw new UnreadableItemException(name(), text(item, table.partitionKey()), sortKeyText(item), e);
        }
    }

    @Override
    public final @Nullable R readVisible(Map<String, AttributeValue> item, Instant now) {
        if (!(item instanceof DirectItem direct) || !sharable()) {
            Reading<R> reading = decode(item, now);
            return reading == null ? null : reading.value();
        }
        Object content = direct.content();
        Reading<R> known = known(content);
        if (known == null) {
            known = decode(item, now);
            if (known == null) {
                return null;
            }
            RecentReadings.put(this, content, direct.contentSize(), known);
        }
        return known.visible(now);
    }

    @SuppressWarnings("unchecked") // this reader put it there
    private @Nullable Reading<R> known(Object content) {
        return (Reading<R>) RecentReadings.get(this, content);
    }

    /** Null for what has expired: it is not read, so that nobody stumbles over it, and for another clock it may live. */
    private @Nullable Reading<R> decode(Map<String, AttributeValue> item, Instant now) {
        String deletion = deletionAttribute();
        if (!matches(item) || (deletion != null && Items.stringOrNull(item, deletion) != null)) {
            return Reading.nothing();
        }
        String expiry = expiryAttribute();
        Instant expires = expiry == null ? null : Items.epochSecondsOrNull(item, expiry);
        return expires != null && !expires.isAfter(now) ? null : new Reading<>(read(item), expires);
    }

    private @Nullable String sortKeyText(Map<String, AttributeValue> item) {
        return table.sortKey() == null ? null : text(item, table.sortKey());
    }

    private static @Nullable String text(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        return value == null ? null : value.s();
    }
}
