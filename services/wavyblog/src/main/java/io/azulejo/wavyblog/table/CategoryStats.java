package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;

/**
 * Number of posts in a category. It is a separate item, so that the category itself is rarely written. Creating a post
 * increments it on condition that it exists, which also checks that the category exists.
 */
@Entity
@Key(pk = "CATEGORYSTATS#{slug}", sk = "CATEGORYSTATS#{slug}")
public record CategoryStats(
        String slug, long postCount, @Version long version) {}
