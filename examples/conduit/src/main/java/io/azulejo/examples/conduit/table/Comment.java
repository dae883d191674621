package io.azulejo.examples.conduit.table;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Exists;
import io.azulejo.annotation.Key;
import java.time.Instant;

/** Comment on an article, numbered within the article. */
@Entity("COMMENT")
@Key(pk = "ARTICLE#{articleId}", sk = "COMMENT#{number:pad(9)}")
@Exists(entity = Article.class, by = "articleId")
public record Comment(
        String articleId,
        long number,
        String authorId,
        String text,
        @CreatedAt Instant createdAt) {}
