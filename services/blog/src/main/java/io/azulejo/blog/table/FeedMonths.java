package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;

/** First and last month with a published post, such as {@code 2026-01}: the range of the feed. */
@Entity
@Key(pk = "FEED", sk = "MONTHS")
public record FeedMonths(String first, String last, @Version long version) {}
