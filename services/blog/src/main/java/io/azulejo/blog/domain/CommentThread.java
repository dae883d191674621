package io.azulejo.blog.domain;

import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.CommentStatus;
import io.azulejo.blog.table.Reply;
import io.azulejo.blog.table.RootComment;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Thread of a root comment and all its replies, oldest first.
 *
 * @param root null if another application deleted it and left its replies
 */
public record CommentThread(String rootId, @Nullable RootComment root, List<Reply> replies) {

    /** Groups the comments of a post by thread, oldest first. Leaves out deleted comments without replies. */
    public static List<CommentThread> of(List<Comment> comments) {
        Map<String, RootComment> roots = new HashMap<>();
        Map<String, List<Reply>> replies = new LinkedHashMap<>();
        Set<String> answered = new HashSet<>();
        for (Comment comment : comments) {
            List<Reply> thread = replies.computeIfAbsent(comment.rootId(), id -> new ArrayList<>());
            switch (comment) {
                case RootComment root -> roots.put(root.commentId(), root);
                case Reply reply -> {
                    thread.add(reply);
                    answered.add(String.valueOf(reply.inReplyTo()));
                }
            }
        }
        List<CommentThread> threads = new ArrayList<>();
        replies.forEach((rootId, thread) -> {
            // Legacy ids do not sort by time.
            thread.sort(Comparator.comparing(Reply::createdAt).thenComparing(Reply::commentId));
            thread.removeIf(reply -> reply.status() == CommentStatus.DELETED && !answered.contains(reply.commentId()));
            RootComment root = roots.get(rootId);
            if (!thread.isEmpty() || (root != null && root.status() != CommentStatus.DELETED)) {
                threads.add(new CommentThread(rootId, root, List.copyOf(thread)));
            }
        });
        threads.sort(Comparator.comparing(CommentThread::startedAt).thenComparing(CommentThread::rootId));
        return threads;
    }

    private Instant startedAt() {
        return root == null ? replies.getFirst().createdAt() : root.createdAt();
    }
}
