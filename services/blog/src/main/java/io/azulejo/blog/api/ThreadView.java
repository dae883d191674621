package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.domain.CommentThread;
import io.azulejo.blog.table.Comment;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Thread of a root comment and its replies, oldest first.
 *
 * @param root missing if the root comment was deleted and its replies remain
 */
@Json
record ThreadView(String rootId, @Nullable CommentView root, List<CommentView> replies) {

    static ThreadView of(CommentThread thread, Function<Comment, CommentView> view) {
        return new ThreadView(
                thread.rootId(),
                thread.root() == null ? null : view.apply(thread.root()),
                thread.replies().stream().map(reply -> view.apply(reply)).toList());
    }
}
