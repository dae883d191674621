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
 * @param text how it reads in a message: {@code create Member(MEMBER#1, PROFILE)}
 * @param refusal what a failed condition means
 */
record WriteAction(
        ItemId id, Change change, @Nullable Condition<?> condition, Purpose purpose, String text, Refusal refusal) {

    /** What happens to the item. */
    sealed interface Change {
        record Put(Map<String, AttributeValue> item) implements Change {}

        record Update(List<UpdateAction> actions) implements Change {}

        record Delete() implements Change {}

        record Check() implements Change {}
    }

    /** Why the action is there. */
    enum Purpose {
        CALLER,
        GUARD,
        REFERENCE
    }

    /** Makes the exception of a failed condition from the item that was found, empty if there was none. */
    @FunctionalInterface
    interface Refusal {
        RuntimeException of(Map<String, AttributeValue> found);
    }

    WriteAction unconditional() {
        return new WriteAction(id, change, null, purpose, text, refusal);
    }
}
