package io.azulejo.engine.expression;

import io.azulejo.engine.value.Value;
import org.jspecify.annotations.Nullable;

/** What an update leaves at the end of one path: a new value, or nothing. */
record Change(@Nullable Value value) {
    static final Change REMOVAL = new Change(null);
}
