package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import java.time.Instant;

/** Lets a user like a post once, and tells without an index whether it is liked. */
@Entity
@Key(pk = "USER#{userId}", sk = "LIKED#{postId}")
public record Liked(@FromKey String userId, @FromKey String postId, Instant createdAt) {}
