package io.azulejo.blog.table;

import io.azulejo.annotation.StoredAs;

/** What a user may do. */
public enum Role {
    @StoredAs("reader")
    READER,
    @StoredAs("author")
    AUTHOR,
    @StoredAs("editor")
    EDITOR,
    @StoredAs("moderator")
    MODERATOR,
    @StoredAs("admin")
    ADMIN
}
