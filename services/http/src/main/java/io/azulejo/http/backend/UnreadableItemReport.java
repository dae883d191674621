package io.azulejo.http.backend;

import io.azulejo.toolkit.UnreadableItems;
import io.azulejo.toolkit.observe.UnreadableItem;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Report of stored items that lists leave out because they cannot be read: counted in a metric each time, and named in
 * the log once. Thread-safe.
 */
public final class UnreadableItemReport {
    private static final Logger LOG = LoggerFactory.getLogger(UnreadableItemReport.class);
    /** Bounds the memory if a table has very many; further ones are only counted. */
    private static final int MAX_NAMED = 1000;

    private final MeterRegistry meters;
    private final String service;
    private final UnaryOperator<String> mask;
    private final Set<String> named = ConcurrentHashMap.newKeySet();

    private UnreadableItemReport(MeterRegistry meters, String service, UnaryOperator<String> mask) {
        this.meters = meters;
        this.service = service;
        this.mask = mask;
    }

    /** Returns the setting of a service's tables. */
    public static UnreadableItems of(MeterRegistry meters, String service) {
        return of(meters, service, UnaryOperator.identity());
    }

    /**
     * Returns the setting of a service's tables.
     *
     * @param mask hides personal data in the message, which names the item by its key
     */
    public static UnreadableItems of(MeterRegistry meters, String service, UnaryOperator<String> mask) {
        return UnreadableItems.skip(new UnreadableItemReport(meters, service, mask)::report);
    }

    private void report(UnreadableItem item) {
        meters.counter("dynamodb.unreadable.items", "service", service, "entity", item.entity())
                .increment();
        // The message names the item and its attribute, without the value.
        String message = mask.apply(String.valueOf(item.cause().getMessage()));
        if (named.size() < MAX_NAMED && named.add(message)) {
            LOG.warn("An item is left out of lists: {}", message);
        }
    }
}
