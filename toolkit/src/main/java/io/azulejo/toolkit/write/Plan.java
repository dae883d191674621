package io.azulejo.toolkit.write;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The actions of one write and what to make of their success. Immutable.
 *
 * @param actions none if there is nothing to do
 */
record Plan<R>(List<WriteAction> actions, Outcome<R> outcome) {

    Plan {
        actions = List.copyOf(actions);
    }

    /** Makes the caller's result. */
    @FunctionalInterface
    interface Outcome<R> {
        /** The item that came back with the response, null from a transaction, which gives none back. */
        R of(@Nullable Map<String, AttributeValue> returned);
    }
}
