package io.azulejo.notifications.table;

import io.azulejo.annotation.StoredAs;

/** Role of a user. */
public enum Role {
    @StoredAs("user")
    USER,
    /** May send notifications to others. */
    @StoredAs("producer")
    PRODUCER,
    @StoredAs("admin")
    ADMIN
}
