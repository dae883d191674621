package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;

/** Number of published posts in a category. A category with posts cannot be deleted. */
@Entity
@Key(pk = "CATEGORY#{categoryId}", sk = "STATS")
public record CategoryStats(
        @FromKey String categoryId, long posts, @Version long version) {}
