package io.azulejo.toolkit.schema;

import io.azulejo.toolkit.Generated;
import java.time.Instant;
import java.util.function.Supplier;

/** Generated values of one write: ids, timestamps and the next version. Generated {@code stamped} methods call it. */
public final class GeneratedValues {
    private final Instant now;
    private final Supplier<String> ids;

    public GeneratedValues(Instant now, Supplier<String> ids) {
        this.now = now;
        this.ids = ids;
    }

    /** Returns the given id, or a new one with the prefix for {@link Generated#ID}. */
    public String id(String given, String prefix) {
        return given.equals(Generated.ID) ? prefix + ids.get() : given;
    }

    /** Returns the given time, or now for {@link Generated#TIME}. */
    public Instant createdAt(Instant given) {
        return given.equals(Generated.TIME) ? now : given;
    }

    public Instant updatedAt() {
        return now;
    }

    public long version(long given) {
        return given + 1;
    }
}
