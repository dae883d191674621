package io.azulejo.http.backend;

import io.azulejo.micrometer.UnreadableItemMetrics;
import io.azulejo.toolkit.UnreadableItems;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import java.util.function.UnaryOperator;

/** Report of a service's unreadable items, in metrics with the name of the service and in the log. */
public final class UnreadableItemReport {
    private UnreadableItemReport() {}

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
        return UnreadableItemMetrics.skip(meters, Tags.of("service", service), mask);
    }
}
