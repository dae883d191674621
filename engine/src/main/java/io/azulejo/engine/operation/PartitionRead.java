package io.azulejo.engine.operation;

import io.azulejo.engine.expression.KeyAttributeCondition;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.value.Item;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Range and options of a Query with its key condition already parsed; an in-process caller builds it directly.
 *
 * @param keyTests by attribute name
 * @param limit null for none
 */
public record PartitionRead(
        String tableName,
        @Nullable String indexName,
        Map<String, KeyAttributeCondition> keyTests,
        @Nullable Integer limit,
        boolean consistentRead,
        Direction direction,
        @Nullable Item exclusiveStartKey,
        @Nullable String returnConsumedCapacity) {}
