package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import java.time.Instant;

/**
 * Guard item that limits a user to one bookmark per post. Shows with a consistent read whether the post is bookmarked.
 */
@Entity
@Key(pk = "USER#{userId}", sk = "BOOKMARKED#{postId}")
public record Bookmarked(@FromKey String userId, @FromKey String postId, Instant createdAt) {}
