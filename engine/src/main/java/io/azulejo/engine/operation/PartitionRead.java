package io.azulejo.engine.operation;

import io.azulejo.engine.expression.KeyTest;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.value.Item;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a Query reads, once its key condition is parsed; a caller in this process has none to be parsed.
 *
 * @param keyTests by the names of their attributes
 * @param limit null for none
 */
public record PartitionRead(
        String tableName,
        @Nullable String indexName,
        Map<String, KeyTest> keyTests,
        @Nullable Integer limit,
        boolean consistentRead,
        Direction direction,
        @Nullable Item exclusiveStartKey,
        @Nullable String returnConsumedCapacity) {}
