package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;

/** The months of the first and the last published post, as {@code 2026-01}: from where to where the feed goes. */
@Entity
@Key(pk = "FEED", sk = "MONTHS")
public record FeedMonths(String first, String last, @Version long version) {}
