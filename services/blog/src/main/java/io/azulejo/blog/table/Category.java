package io.azulejo.blog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Category of posts: a main category or a subcategory. Every move also writes its {@link CategoryChild}. */
@Entity("CATEGORY")
@Key(pk = "CATEGORY#{categoryId}", sk = "CATEGORY#{categoryId}")
@IndexKey(index = "GSI1", pk = "CATEGORY_ROOT", sk = "CATEGORY#{order:pad(6)}#{categoryId}", when = "root")
@IndexKey(index = "GSI1", pk = "CATEGORY#{parentId}", sk = "CATEGORY#{order:pad(6)}#{categoryId}", when = "!root")
@Accept(id = "AZ206", because = "the documented list of main categories, of which there are few")
public record Category(
        @FromKey String categoryId,
        @Default("Unnamed") String name,
        @Nullable String slug,
        @Nullable String description,
        @Nullable String parentId,
        @Default("0") int order,
        @CreatedAt @Default("1970-01-01T00:00:00Z") Instant createdAt,
        @UpdatedAt @Default("1970-01-01T00:00:00Z") Instant updatedAt,
        @Version long version) {

    public boolean root() {
        return parentId == null;
    }
}
