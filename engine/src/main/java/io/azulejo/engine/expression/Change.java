package io.azulejo.engine.expression;

import io.azulejo.engine.value.Value;
import org.jspecify.annotations.Nullable;

/** Result of an update at one path: a new value, or null if the path is removed. */
record Change(@Nullable Value value) {
    static final Change REMOVAL = new Change(null);
}
