package io.azulejo.blog.table;

/** What a notification is about. */
public enum NotificationKind {
    COMMENT,
    REPLY,
    LIKE,
    HIDDEN,
    RESTORED
}
