package io.azulejo.blog.table;

/** Moderation status of a comment. Legacy comments have no status and are visible. */
public enum CommentStatus {
    VISIBLE,
    /** Hidden by a moderator, who can restore it. */
    HIDDEN,
    /** Deleted permanently by its author or a moderator. The item stays as the parent of its replies. */
    DELETED
}
