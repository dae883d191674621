package io.azulejo.blog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Entry in the moderators' list of hidden comments, with what is needed to find the comment. */
@Entity
@Key(pk = "HIDDENCOMMENTS", sk = "COMMENT#{commentId}")
@Accept(id = "AZ206", because = "few comments are hidden at a time, and only moderators read the list")
public record HiddenComment(
        @FromKey String commentId, String postId, @Nullable String parentId, Instant createdAt) {}
