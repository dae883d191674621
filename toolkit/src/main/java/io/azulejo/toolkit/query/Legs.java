package io.azulejo.toolkit.query;

import java.util.List;
import java.util.function.IntFunction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The partitions of a query in order: legs, such as months, and in each leg the keys of its shards. Keys are made when
 * they are asked for, as a page rarely comes to more than one or two legs. Immutable.
 */
record Legs(int count, IntFunction<List<AttributeValue>> keys) {
    static final Legs NONE = new Legs(0, leg -> List.of());

    static Legs one(List<AttributeValue> shards) {
        return new Legs(1, leg -> shards);
    }

    List<AttributeValue> shards(int leg) {
        return keys.apply(leg);
    }
}
