package io.azulejo.blog.table;

import io.azulejo.annotation.StoredAs;

/** Role of a user in the blog. */
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
