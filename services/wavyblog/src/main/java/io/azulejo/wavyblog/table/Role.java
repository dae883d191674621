package io.azulejo.wavyblog.table;

import io.azulejo.annotation.StoredAs;

/** What a user may do. */
public enum Role {
    @StoredAs("user")
    USER,
    @StoredAs("admin")
    ADMIN
}
