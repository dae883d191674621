package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import java.time.Instant;

/** Guard item that limits a user to one like per post. Shows with a consistent read whether the post is liked. */
@Entity
@Key(pk = "USER#{userId}", sk = "LIKED#{postId}")
public record Liked(@FromKey String userId, @FromKey String postId, Instant createdAt) {}
