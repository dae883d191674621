package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** One change of a table's global indexes. A caller may have given several or none, which is an error. */
public record GlobalIndexUpdate(
        @Nullable IndexInput create,
        @Nullable IndexInput update,
        @Nullable String delete) {}
