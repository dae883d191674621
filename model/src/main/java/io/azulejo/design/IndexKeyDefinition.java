package io.azulejo.design;

import io.avaje.jsonb.Json;
import io.azulejo.template.KeyTemplate;
import org.jspecify.annotations.Nullable;

/**
 * Key of an entity in an index.
 *
 * @param pk absent if something else fills the index's partition key attribute
 * @param sk absent if something else fills the index's sort key attribute
 * @param when absent if the key is written unconditionally, or whenever no earlier alternative is
 * @param shards the number of partitions over which {@code {shard}} spreads the items, or 0
 */
@Json
public record IndexKeyDefinition(
        String index,
        @Nullable KeyTemplate pk,
        @Nullable KeyTemplate sk,
        @Nullable WhenDefinition when,
        int shards) {}
