package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.rules.CommentThread;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A comment and the replies below it, oldest first.
 *
 * @param root missing when it is gone and has left its replies
 */
@Json
record ThreadView(String rootId, @Nullable CommentView root, List<CommentView> replies) {

    static ThreadView of(CommentThread thread) {
        return new ThreadView(
                thread.rootId(),
                thread.root() == null ? null : CommentView.of(thread.root()),
                thread.replies().stream().map(CommentView::of).toList());
    }
}
