package io.azulejo.design;

import io.avaje.jsonb.Json;
import org.jspecify.annotations.Nullable;

/**
 * Something legal but unwise about a design.
 *
 * @param about the entity, access pattern or index it is about
 * @param because why it is accepted, absent if it is not
 */
@Json
public record Finding(
        Diagnostic diagnostic,
        String about,
        String text,
        @Nullable String because) {}
