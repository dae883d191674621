package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;

/** How many published posts a category has: one that has any cannot be deleted. */
@Entity
@Key(pk = "CATEGORY#{categoryId}", sk = "STATS")
public record CategoryStats(
        @FromKey String categoryId, long posts, @Version long version) {}
