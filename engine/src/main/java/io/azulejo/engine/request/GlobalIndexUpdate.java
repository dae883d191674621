package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** One change of a table's global indexes; a caller may wrongly have given several or none. */
public record GlobalIndexUpdate(
        @Nullable IndexInput create,
        @Nullable IndexInput update,
        @Nullable String delete) {}
