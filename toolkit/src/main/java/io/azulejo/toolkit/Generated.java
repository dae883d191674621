package io.azulejo.toolkit;

import java.time.Instant;

/** What a new entity carries where the toolkit is to fill in the value when the entity is first written. */
public final class Generated {
    /** For a {@code @GeneratedId} component: a ULID takes its place. */
    public static final String ID = "";

    /** For a {@code @CreatedAt} or {@code @UpdatedAt} component: the clock's time takes its place. */
    public static final Instant TIME = Instant.MIN;

    private Generated() {}
}
