package io.azulejo.toolkit.query;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Ordered source of items, fetched on demand. */
interface ItemSource {

    /** Returns the next item. Null means that one request returned no item, not that the source is exhausted. */
    @Nullable
    Map<String, AttributeValue> next(int limit);

    /** Returns whether the next item is available without a request. */
    boolean ready();

    /** Returns whether the source is known to have no further item. */
    boolean exhausted();

    /** Returns the position after the last item taken. */
    QueryPosition position();

    /**
     * Returns the number of items that all requests evaluated. A request without items counts as one, so that every
     * limit is eventually reached.
     */
    long evaluated();
}
