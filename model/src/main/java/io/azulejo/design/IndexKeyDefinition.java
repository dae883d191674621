package io.azulejo.design;

import io.avaje.jsonb.Json;
import io.azulejo.template.KeyTemplate;
import org.jspecify.annotations.Nullable;

/**
 * The key of an entity in an index.
 *
 * @param pk absent where something else fills the index's partition key attribute
 * @param sk absent where something else fills the index's sort key attribute
 * @param when absent where the key is written always, or when no earlier alternative is
 * @param shards into how many partitions {@code {shard}} spreads the items, or 0
 */
@Json
public record IndexKeyDefinition(
        String index,
        @Nullable KeyTemplate pk,
        @Nullable KeyTemplate sk,
        @Nullable WhenDefinition when,
        int shards) {}
