package io.azulejo.http.backend;

import io.azulejo.micrometer.UnreadableItemMetrics;
import io.azulejo.toolkit.UnreadableItems;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;

/** Report of a service's unreadable items, in metrics with the name of the service and in the log. */
public final class UnreadableItemReport {
    private UnreadableItemReport() {}

    /** Returns the setting of a service's tables. */
    public static UnreadableItems of(MeterRegistry meters, String service) {
        return UnreadableItemMetrics.skip(meters, Tags.of("service", service));
    }
}
