package io.azulejo.blog.table;

/** What became of a comment. Comments written by others have no status and are visible. */
public enum CommentStatus {
    VISIBLE,
    /** By a moderator, who can take it back. */
    HIDDEN,
    /** By its author or a moderator, for good; it stays as the place of its replies. */
    DELETED
}
