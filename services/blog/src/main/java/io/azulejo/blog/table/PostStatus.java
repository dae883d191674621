package io.azulejo.blog.table;

/** Where a post stands. Posts written by others may have no status; those with a time of publication are public. */
public enum PostStatus {
    DRAFT,
    PUBLISHED,
    ARCHIVED
}
