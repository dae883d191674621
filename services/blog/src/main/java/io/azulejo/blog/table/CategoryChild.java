package io.azulejo.blog.table;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.toolkit.Generated;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Link from a category to a subcategory, as documented. It is recognized by its key, because other applications may
 * have given it any entity type.
 *
 * @param order a string, because legacy keys are not zero-padded
 */
@Entity
@Key(pk = "CATEGORY#{parentId}", sk = "CHILD#{childId}#{order}")
public record CategoryChild(
        @Nullable String entityType,
        @FromKey String parentId,
        @FromKey String childId,
        @FromKey String order,
        @CreatedAt @Default("1970-01-01T00:00:00Z") Instant createdAt,
        @UpdatedAt @Default("1970-01-01T00:00:00Z") Instant updatedAt) {
    private static final String ENTITY_TYPE = "CATEGORY_CHILD";

    public static CategoryChild of(String parentId, String childId, int order) {
        return new CategoryChild(
                ENTITY_TYPE, parentId, childId, "%06d".formatted(order), Generated.TIME, Generated.TIME);
    }
}
