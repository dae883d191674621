package io.azulejo.engine.request;

import io.azulejo.engine.value.KeyHolder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A BatchGetItem of whole items by whatever holds their keys. */
public record BatchReadInput(
        List<Wanted> wanted,
        boolean consistentRead,
        @Nullable String returnConsumedCapacity) {

    /**
     * One of the items.
     *
     * @param holder has the key's attributes, and maybe others
     */
    public record Wanted(String tableName, KeyHolder holder) {}
}
