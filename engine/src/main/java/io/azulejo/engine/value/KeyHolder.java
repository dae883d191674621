package io.azulejo.engine.value;

import org.jspecify.annotations.Nullable;

/** What the attributes of a key are read from. */
public interface KeyHolder {

    @Nullable
    Value get(String name);

    /** The UTF-8 bytes of a string; null if there is no such attribute, or it is no string. */
    @Nullable
    Utf8Slice utf8(String name);
}
