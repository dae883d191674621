package io.azulejo.blog.table;

/**
 * Publication status of a post. Legacy posts may have no status; they are published if they have a publication time.
 */
public enum PostStatus {
    DRAFT,
    PUBLISHED,
    ARCHIVED
}
