package io.azulejo.notifications.table;

import io.azulejo.annotation.StoredAs;

/** What a user may do. */
public enum Role {
    @StoredAs("user")
    USER,
    /** Writes notifications to others. */
    @StoredAs("producer")
    PRODUCER,
    @StoredAs("admin")
    ADMIN
}
