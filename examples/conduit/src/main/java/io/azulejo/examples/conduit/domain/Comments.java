package io.azulejo.examples.conduit.domain;

import io.azulejo.examples.conduit.table.Article;
import io.azulejo.examples.conduit.table.ArticleAttributes;
import io.azulejo.examples.conduit.table.ArticleKeys;
import io.azulejo.examples.conduit.table.Comment;
import io.azulejo.examples.conduit.table.CommentKeys;
import io.azulejo.examples.conduit.table.ConduitTable;
import io.azulejo.toolkit.error.MissingReferenceException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.query.PageRequest;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Service;

/** Comments on articles. Thread-safe. */
@Service
public final class Comments {
    /** Greatest number that the padded key can hold. */
    private static final long MAX_NUMBER = 999_999_999;

    private final ConduitTable table;
    private final InstantSource clock;

    Comments(ConduitTable table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    /** Adds a comment with the next number of the article. A number is lost if the comment then fails. */
    public Comment add(String slug, String authorId, String text) {
        String articleId = articleId(slug);
        try {
            Article numbered = table.articleTable()
                    .update(ArticleKeys.of(articleId))
                    .add(ArticleAttributes.LAST_COMMENT, 1L)
                    .run();
            return table.commentTable()
                    .create(new Comment(articleId, numbered.lastComment(), authorId, text, clock.instant()));
        } catch (NotFoundException | MissingReferenceException deletedMeanwhile) {
            throw ConduitException.notFound("article");
        }
    }

    public List<Comment> on(String slug) {
        String articleId = articleId(slug);
        return PageRequest.of(100).all(page -> table.comments(articleId, page)).toList();
    }

    public void delete(String slug, String userId, long number) {
        String articleId = articleId(slug);
        Comment comment = Optional.of(number)
                .filter(possible -> possible > 0 && possible <= MAX_NUMBER)
                .flatMap(possible -> table.comment(articleId, possible))
                .orElseThrow(() -> ConduitException.notFound("comment"));
        if (!comment.authorId().equals(userId)) {
            throw ConduitException.forbidden("comment");
        }
        table.commentTable().delete(CommentKeys.of(articleId, number));
    }

    private String articleId(String slug) {
        return table.slug(slug)
                .orElseThrow(() -> ConduitException.notFound("article"))
                .articleId();
    }
}
