package io.azulejo.toolkit.query;

import java.util.List;
import java.util.function.IntFunction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Sequence of partition groups that a query reads, such as months, with the partition keys of the shards of each group.
 * Keys are computed on demand, because a page rarely reads more than one or two groups. Immutable.
 */
record PartitionSequence(int count, IntFunction<List<AttributeValue>> keys) {
    static final PartitionSequence NONE = new PartitionSequence(0, group -> List.of());

    static PartitionSequence one(List<AttributeValue> shards) {
        return new PartitionSequence(1, group -> shards);
    }

    List<AttributeValue> shards(int group) {
        return keys.apply(group);
    }
}
