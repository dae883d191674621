package io.azulejo.blog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.UpdatedAt;
import java.time.Instant;

/** A post that a user keeps. */
@Entity("BOOKMARK")
@Key(pk = "USER#{userId}", sk = "BOOKMARK#{postId}#{createdAt}")
@IndexKey(index = "GSI1", pk = "BOOKMARK#{userId}", sk = "BOOKMARK#{createdAt}#{postId}")
@IndexKey(index = "GSI2", pk = "POST#{postId}", sk = "BOOKMARK#{userId}")
@Unique(component = "postId", scope = "userId", guard = Bookmarked.class)
@Accept(id = "AZ204", because = "the documented key; the guard lets a user keep a post once")
@Accept(id = "AZ213", because = "dropping it takes it out, and the purge of its post")
public record Bookmark(
        @FromKey String userId,
        @FromKey String postId,
        @CreatedAt Instant createdAt,
        @UpdatedAt Instant updatedAt) {}
