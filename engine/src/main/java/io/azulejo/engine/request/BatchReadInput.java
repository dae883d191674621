package io.azulejo.engine.request;

import io.azulejo.engine.value.KeyAttributeSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A BatchGetItem request for whole items, with objects that contain the keys. */
public record BatchReadInput(
        List<RequestedItem> wanted,
        boolean consistentRead,
        @Nullable String returnConsumedCapacity) {

    /**
     * One requested item.
     *
     * @param keySource contains the key's attributes, and possibly others
     */
    public record RequestedItem(String tableName, KeyAttributeSource keySource) {}
}
