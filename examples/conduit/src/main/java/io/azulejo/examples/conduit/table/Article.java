package io.azulejo.examples.conduit.table;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import java.time.Instant;
import java.util.List;

/**
 * Article without its text, as the lists show it. Its id sorts by time; its slug follows the title.
 *
 * @param lastComment number of the newest comment
 * @param updatedAt time of the last edit; counting favourites and comments is none, so the toolkit may not set it
 */
@Entity("ARTICLE")
@Key(pk = "ARTICLE#{articleId}", sk = "ARTICLE")
@IndexKey(index = "Lists", pk = "AUTHOR#{authorId}", sk = "{articleId}")
@IndexKey(index = "All", pk = "ARTICLES#{shard}", sk = "{articleId}", shards = 4)
@Unique(component = "slug", guard = ArticleSlug.class)
public record Article(
        String articleId,
        String slug,
        String authorId,
        String title,
        String description,
        List<String> tags,
        long favorites,
        long lastComment,
        @CreatedAt Instant createdAt,
        Instant updatedAt) {}
