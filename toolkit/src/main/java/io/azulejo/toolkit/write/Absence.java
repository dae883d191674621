package io.azulejo.toolkit.write;

import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.schema.TableRef;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Conditions that an item is absent or present. DynamoDB removes expired items late, so they count as absent. */
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
            any.add(expired(expiry, now));
        }
        return new Condition.Any<>(any);
    }

    /** Returns the condition that there is an item of the entity that has not expired. */
    static <E> Condition<E> ofNothing(EntitySchema<E> schema, Instant now) {
        List<Condition<?>> all = new ArrayList<>();
        all.add(new Condition.Exists<E>(DocumentPath.of(schema.table().partitionKey())));
        String expiry = schema.storedExpiry();
        if (expiry != null) {
            List<Condition<?>> any = new ArrayList<>();
            any.add(new Condition.Missing<E>(DocumentPath.of(expiry)));
            any.add(new Condition.Compare<E>(DocumentPath.of(expiry), Condition.Operator.GREATER, seconds(now)));
            all.add(new Condition.Any<>(any));
        }
        Condition<E> sharedKey = schema.sharedKey();
        if (sharedKey != null) {
            all.add(sharedKey);
        }
        return new Condition.All<>(all);
    }

    /** Returns the condition that an item has expired. */
    static <E> Condition<E> expired(String expiry, Instant now) {
        // An item expires at the second that it names, as for reads.
        return new Condition.Compare<>(DocumentPath.of(expiry), Condition.Operator.LESS_OR_EQUAL, seconds(now));
    }

    /** Returns whether the stored item counts as absent: there is none, or it has expired. */
    static boolean holds(EntitySchema<?> schema, Map<String, AttributeValue> stored, Instant now) {
        if (stored.isEmpty()) {
            return true;
        }
        String expiry = schema.storedExpiry();
        Instant expires = expiry == null ? null : Items.epochSecondsOrNull(stored, expiry);
        return expires != null && !expires.isAfter(now);
    }

    /** Returns whether the stored item belongs to another entity that shares the key space. */
    static boolean ofAnother(EntitySchema<?> schema, Map<String, AttributeValue> stored) {
        return schema.sharedKey() != null && !stored.isEmpty() && !schema.matches(stored);
    }

    private static AttributeValue seconds(Instant now) {
        return AttributeValue.fromN(Long.toString(now.getEpochSecond()));
    }
}
