package io.azulejo.blog.table;

/** Whether a user may do anything. Users written by others have no status and are active. */
public enum UserStatus {
    ACTIVE,
    DISABLED,
    /** The user's data is being deleted; the profile goes last. */
    DELETING
}
