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

/** Bookmark of a post by a user. */
@Entity("BOOKMARK")
@Key(pk = "USER#{userId}", sk = "BOOKMARK#{postId}#{createdAt}")
@IndexKey(index = "GSI1", pk = "BOOKMARK#{userId}", sk = "BOOKMARK#{createdAt}#{postId}")
@IndexKey(index = "GSI2", pk = "POST#{postId}", sk = "BOOKMARK#{userId}")
@Unique(component = "postId", scope = "userId", guard = Bookmarked.class)
@Accept(id = "AZ204", because = "the documented key; the guard allows one bookmark per user and post")
@Accept(id = "AZ213", because = "removing the bookmark deletes it, and so does the purge of the post")
public record Bookmark(
        @FromKey String userId,
        @FromKey String postId,
        @CreatedAt Instant createdAt,
        @UpdatedAt @Default("1970-01-01T00:00:00Z") Instant updatedAt) {}
