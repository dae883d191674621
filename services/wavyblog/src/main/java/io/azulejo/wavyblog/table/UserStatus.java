package io.azulejo.wavyblog.table;

/** Status of a user. Legacy users have no status and are active. */
public enum UserStatus {
    ACTIVE,
    DISABLED,
    /** The user's posts are being deleted. The user is deleted last. */
    DELETING
}
