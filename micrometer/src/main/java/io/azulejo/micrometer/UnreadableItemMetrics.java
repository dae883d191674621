package io.azulejo.micrometer;

import io.azulejo.toolkit.UnreadableItems;
import io.azulejo.toolkit.observe.UnreadableItem;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Tags;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Report of stored items that lists leave out because they cannot be read: counted in {@code dynamodb.unreadable.items}
 * each time, and named in the log once. Thread-safe.
 */
public final class UnreadableItemMetrics {
    private static final Logger LOG = LoggerFactory.getLogger(UnreadableItemMetrics.class);
    /** Bounds the memory if a table has very many; further ones are only counted. */
    private static final int MAX_NAMED = 1000;

    private final MeterRegistry meters;
    private final Tags tags;
    private final UnaryOperator<String> mask;
    private final Set<String> named = ConcurrentHashMap.newKeySet();

    private UnreadableItemMetrics(MeterRegistry meters, Iterable<Tag> tags, UnaryOperator<String> mask) {
        this.meters = meters;
        this.tags = Tags.of(tags);
        this.mask = mask;
    }

    /** Returns the setting for {@code ToolkitOptions}. {@code tags} are added to the counter. */
    public static UnreadableItems skip(MeterRegistry meters, Iterable<Tag> tags) {
        return skip(meters, tags, UnaryOperator.identity());
    }

    /**
     * Returns the setting for {@code ToolkitOptions}. {@code tags} are added to the counter.
     *
     * @param mask hides personal data in the logged message, which names the item by its key
     */
    public static UnreadableItems skip(MeterRegistry meters, Iterable<Tag> tags, UnaryOperator<String> mask) {
        return UnreadableItems.skip(new UnreadableItemMetrics(meters, tags, mask)::report);
    }

    private void report(UnreadableItem item) {
        meters.counter("dynamodb.unreadable.items", tags.and("entity", item.entity()))
                .increment();
        // The message names the item and its attribute, without the value.
        String message = mask.apply(String.valueOf(item.cause().getMessage()));
        if (named.size() < MAX_NAMED && named.add(message)) {
            LOG.warn("An item is left out of lists: {}", message);
        }
    }
}
