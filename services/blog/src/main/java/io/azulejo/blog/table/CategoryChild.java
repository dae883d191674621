package io.azulejo.blog.table;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.toolkit.Generated;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * That a category is below another, as documented. Others may have given it any entity type: it is known by its key.
 *
 * @param order text, so that a key written by others without padding is still the key of its item
 */
@Entity
@Key(pk = "CATEGORY#{parentId}", sk = "CHILD#{childId}#{order}")
public record CategoryChild(
        @Nullable String entityType,
        @FromKey String parentId,
        @FromKey String childId,
        @FromKey String order,
        @CreatedAt Instant createdAt,
        @UpdatedAt Instant updatedAt) {
    private static final String ENTITY_TYPE = "CATEGORY_CHILD";

    public static CategoryChild of(String parentId, String childId, int order) {
        return new CategoryChild(
                ENTITY_TYPE, parentId, childId, "%06d".formatted(order), Generated.TIME, Generated.TIME);
    }
}
