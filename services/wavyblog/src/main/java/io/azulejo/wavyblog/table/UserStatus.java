package io.azulejo.wavyblog.table;

/** Whether a user may sign in. Users written by others have no status and are active. */
public enum UserStatus {
    ACTIVE,
    DISABLED,
    /** The user's posts are being deleted; the user goes last. */
    DELETING
}
