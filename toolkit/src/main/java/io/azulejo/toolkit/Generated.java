package io.azulejo.toolkit;

import java.time.Instant;

/** Placeholder values that the toolkit replaces when a new entity is first written. */
public final class Generated {
    /** For a {@code @GeneratedId} component: replaced by a ULID. */
    public static final String ID = "";

    /** For a {@code @CreatedAt} or {@code @UpdatedAt} component: replaced by the clock's time. */
    public static final Instant TIME = Instant.MIN;

    private Generated() {}
}
