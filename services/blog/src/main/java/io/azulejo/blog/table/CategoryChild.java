package io.azulejo.blog.table;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.toolkit.Generated;
import java.time.Instant;

/**
 * That a category is below another, as documented.
 *
 * @param order text, so that a key written by others without padding is still the key of its item
 */
@Entity("CATEGORY_CHILD")
@Key(pk = "CATEGORY#{parentId}", sk = "CHILD#{childId}#{order}")
public record CategoryChild(
        @FromKey String parentId,
        @FromKey String childId,
        @FromKey String order,
        @CreatedAt Instant createdAt,
        @UpdatedAt Instant updatedAt) {

    public static CategoryChild of(String parentId, String childId, int order) {
        return new CategoryChild(parentId, childId, "%06d".formatted(order), Generated.TIME, Generated.TIME);
    }
}
