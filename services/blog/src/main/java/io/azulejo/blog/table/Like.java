package io.azulejo.blog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.UpdatedAt;
import java.time.Instant;

/**
 * Like of a post by a user. The AUTHOR partition of the second index holds the user who likes, not the author of the
 * post.
 */
@Entity("LIKE")
@Key(pk = "POST#{postId}", sk = "LIKE#{userId}#{createdAt}")
@IndexKey(index = "GSI1", pk = "LIKE#{userId}#{postId}", sk = "LIKE")
@IndexKey(index = "GSI2", pk = "AUTHOR#{userId}", sk = "LIKE#{createdAt}")
@Unique(component = "postId", scope = "userId", guard = Liked.class)
@Accept(id = "AZ204", because = "the documented key; the guard allows one like per user and post")
@Accept(id = "AZ213", because = "the purge of a post deletes its likes")
public record Like(
        @FromKey String postId,
        @FromKey String userId,
        @CreatedAt Instant createdAt,
        @UpdatedAt @Default("1970-01-01T00:00:00Z") Instant updatedAt) {}
