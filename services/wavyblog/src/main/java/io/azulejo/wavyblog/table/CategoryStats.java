package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;

/**
 * How many posts a category has. Apart from the category, whose item stays cold: creating a post adds one here under
 * the condition that the item exists, which is the check that the category exists too.
 */
@Entity
@Key(pk = "CATEGORYSTATS#{slug}", sk = "CATEGORYSTATS#{slug}")
public record CategoryStats(
        String slug, long postCount, @Version long version) {}
