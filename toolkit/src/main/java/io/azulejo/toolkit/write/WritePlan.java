package io.azulejo.toolkit.write;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Actions of one write and the function that creates its result. Immutable.
 *
 * @param actions empty if there is nothing to do
 */
record WritePlan<R>(List<WriteAction> actions, Outcome<R> outcome) {

    WritePlan {
        actions = List.copyOf(actions);
    }

    /** Creates the caller's result. */
    @FunctionalInterface
    interface Outcome<R> {
        /** Creates the result from the returned item; null after a transaction, which returns no items. */
        R of(@Nullable Map<String, AttributeValue> returned);
    }
}
