package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Makes a slug unique among the children of one category. */
@Entity
@Key(pk = "CATEGORYSLUG#{within}#{slug}", sk = "CATEGORYSLUG#{within}#{slug}")
public record CategorySlug(
        @FromKey String within, @FromKey String slug, String categoryId) {}
