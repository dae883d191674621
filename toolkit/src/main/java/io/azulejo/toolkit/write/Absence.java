package io.azulejo.toolkit.write;

import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.schema.TableRef;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Conditions that an item is absent. DynamoDB removes expired items late, so they count as absent too. */
final class Absence {

    private Absence() {}

    /**
     * Returns the condition that there is no item, or an expired one.
     *
     * @param expiry the attribute with the expiry time; null if such items do not expire
     */
    static <E> Condition<E> of(TableRef table, @Nullable String expiry, Instant now) {
        List<Condition<?>> any = new ArrayList<>();
        any.add(new Condition.Missing<E>(DocumentPath.of(table.partitionKey())));
        if (expiry != null) {
            // An item expires at the second that it names, as for reads.
            any.add(new Condition.Compare<E>(
                    DocumentPath.of(expiry),
                    Condition.Operator.LESS_OR_EQUAL,
                    AttributeValue.fromN(Long.toString(now.getEpochSecond()))));
        }
        return new Condition.Any<>(any);
    }
}
