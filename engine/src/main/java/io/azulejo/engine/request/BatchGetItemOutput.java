package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A BatchGetItem response, by table name as given in the request. */
public record BatchGetItemOutput(
        Map<String, List<Item>> responses,
        Map<String, KeysAndAttributes> unprocessedKeys,
        @Nullable List<ConsumedCapacity> consumedCapacity) {}
