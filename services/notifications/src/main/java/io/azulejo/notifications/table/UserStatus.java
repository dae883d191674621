package io.azulejo.notifications.table;

import io.azulejo.annotation.StoredAs;

/** Status of a user. Legacy users have no status and are active. */
public enum UserStatus {
    @StoredAs("active")
    ACTIVE,
    @StoredAs("disabled")
    DISABLED,
    /** The user's items are being deleted; the user item is deleted last. */
    @StoredAs("deleting")
    DELETING
}
