package io.azulejo.toolkit.write;

import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.UpdateAction;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One action on one item, alone or in a transaction. Immutable.
 *
 * @param text description for messages, such as {@code create Member(MEMBER#1, PROFILE)}
 * @param failure creates the exception for a failed condition
 */
record WriteAction(
        ItemId id, Change change, @Nullable Condition<?> condition, Purpose purpose, String text, Refusal failure) {

    /** Kind of write to the item. */
    sealed interface Change {
        record Put(Map<String, AttributeValue> item) implements Change {}

        record Update(List<UpdateAction> actions) implements Change {}

        record Delete() implements Change {}

        record Check() implements Change {}
    }

    /** Origin of the action. */
    enum Purpose {
        CALLER,
        GUARD,
        REFERENCE
    }

    /** Creates the exception for a failed condition from the stored item, which is empty if there was none. */
    @FunctionalInterface
    interface Refusal {
        RuntimeException of(Map<String, AttributeValue> found);
    }

    /** Returns the same action on another condition. */
    WriteAction on(@Nullable Condition<?> other) {
        return new WriteAction(id, change, other, purpose, text, failure);
    }
}
