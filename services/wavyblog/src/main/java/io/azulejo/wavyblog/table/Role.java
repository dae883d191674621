package io.azulejo.wavyblog.table;

import io.azulejo.annotation.StoredAs;

/** Role of a user. */
public enum Role {
    @StoredAs("user")
    USER,
    @StoredAs("admin")
    ADMIN
}
