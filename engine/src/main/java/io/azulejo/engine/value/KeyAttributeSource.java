package io.azulejo.engine.value;

import org.jspecify.annotations.Nullable;

/** Source of key attributes. */
public interface KeyAttributeSource {

    @Nullable
    Value get(String name);

    /** Returns the UTF-8 bytes of a string attribute; null if the attribute is missing or not a string. */
    @Nullable
    Utf8Slice utf8(String name);
}
