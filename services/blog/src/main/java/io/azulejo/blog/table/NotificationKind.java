package io.azulejo.blog.table;

/** Kind of event that a notification reports. */
public enum NotificationKind {
    COMMENT,
    REPLY,
    LIKE,
    HIDDEN,
    RESTORED
}
