package io.azulejo.wavyblog.table;

import io.avaje.jsonb.Json;
import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Category of posts. Its name can change freely; its slug is part of the keys of its posts, so only a job changes it.
 */
@Entity("CATEGORY")
@Json
@Key(pk = "CATEGORY#{slug}", sk = "METADATA#{slug}")
@Unique(component = "slug", guard = Slug.class)
@Accept(id = "AZ206", because = "the documented list of categories, of which there are few")
public record Category(
        @Attribute("CategoryID") @Default("") String categoryId,

        String slug,
        @Default("Unnamed") String name,
        @Nullable String description,
        @CreatedAt @Default("1970-01-01T00:00:00Z") Instant createdAt,
        @UpdatedAt @Default("1970-01-01T00:00:00Z") Instant updatedAt,
        @Version long version) {

    /** Returns the partition key that the slug's guard item points to. */
    public String targetPk() {
        return "CATEGORY#" + slug;
    }

    public Slug.Kind kind() {
        return Slug.Kind.CATEGORY;
    }
}
