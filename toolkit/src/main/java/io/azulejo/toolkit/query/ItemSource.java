package io.azulejo.toolkit.query;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items in order, fetched as they are needed. */
interface ItemSource {

    /** The next item; null if none is at hand after one request, which does not mean that none comes. */
    @Nullable
    Map<String, AttributeValue> next(int limit);

    /** Whether the next item is at hand without a request. */
    boolean ready();

    /** Whether it is known that nothing more comes. */
    boolean exhausted();

    /** Where to go on after what was taken. */
    Position position();

    /** How many items all requests examined; an empty request counts as one, so that any number is reached. */
    long evaluated();
}
