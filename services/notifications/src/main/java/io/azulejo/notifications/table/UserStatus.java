package io.azulejo.notifications.table;

import io.azulejo.annotation.StoredAs;

/** Whether a user may sign in and gets notifications. Users written by others have no status and are active. */
public enum UserStatus {
    @StoredAs("active")
    ACTIVE,
    @StoredAs("disabled")
    DISABLED,
    /** The user's notifications are being deleted; the user goes last. */
    @StoredAs("deleting")
    DELETING
}
