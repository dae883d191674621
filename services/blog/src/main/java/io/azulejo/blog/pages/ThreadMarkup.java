package io.azulejo.blog.pages;

import io.azulejo.blog.domain.CommentThread;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.Reply;
import io.azulejo.http.app.Markup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Markup of comment threads. Replies fold by the browser's own means, so that no script is needed. */
final class ThreadMarkup {
    private final Markup body;
    private final PageTexts texts;

    ThreadMarkup(Markup body, PageTexts texts) {
        this.body = body;
        this.texts = texts;
    }

    void threads(List<CommentThread> threads) {
        body.raw("<ol class=\"blog-threads\">");
        for (CommentThread thread : threads) {
            Map<String, List<Reply>> byParent = new LinkedHashMap<>();
            for (Reply reply : thread.replies()) {
                String parent = reply.inReplyTo() == null ? thread.rootId() : reply.inReplyTo();
                byParent.computeIfAbsent(known(parent, thread), key -> new ArrayList<>())
                        .add(reply);
            }
            comment(thread.root(), thread.rootId(), byParent);
        }
        body.raw("</ol>");
    }

    /** Returns the parent, or the root if the parent was removed. */
    private static String known(String parent, CommentThread thread) {
        boolean present =
                thread.replies().stream().anyMatch(reply -> reply.commentId().equals(parent));
        return present ? parent : thread.rootId();
    }

    private void comment(@Nullable Comment comment, String id, Map<String, List<Reply>> byParent) {
        body.raw("<li id=\"comment-").text(id).raw("\">");
        if (comment == null || !comment.visible() || comment.text() == null) {
            body.raw("<p class=\"blog-removed\">").text(texts.hidden()).raw("</p>");
        } else {
            String author = comment.authorName() == null ? comment.authorId() : comment.authorName();
            body.raw("<article><p class=\"az-meta\"><b>")
                    .text(author)
                    .raw("</b>")
                    .date(comment.createdAt())
                    .raw("</p><p class=\"blog-comment\">")
                    .text(comment.text())
                    .raw("</p></article>");
        }
        List<Reply> replies = byParent.getOrDefault(id, List.of());
        if (!replies.isEmpty()) {
            body.raw("<details open><summary>")
                    .text(texts.replies() + " (" + replies.size() + ")")
                    .raw("</summary><ol>");
            replies.forEach(reply -> comment(reply, reply.commentId(), byParent));
            body.raw("</ol></details>");
        }
        body.raw("</li>");
    }
}
