package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import java.time.Instant;

/** Lets a user keep a post once, and tells without an index whether it is kept. */
@Entity
@Key(pk = "USER#{userId}", sk = "BOOKMARKED#{postId}")
public record Bookmarked(@FromKey String userId, @FromKey String postId, Instant createdAt) {}
