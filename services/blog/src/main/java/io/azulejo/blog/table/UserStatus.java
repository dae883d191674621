package io.azulejo.blog.table;

/** Status of a user. Legacy users have no status and are active. */
public enum UserStatus {
    ACTIVE,
    DISABLED,
    /** The user's data is being deleted. The profile is deleted last. */
    DELETING
}
