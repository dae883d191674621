package io.azulejo.design;

import io.avaje.jsonb.Json;
import org.jspecify.annotations.Nullable;

/**
 * Diagnostic about something that is legal but unwise.
 *
 * @param about the entity, access pattern or index
 * @param because the reason for accepting it, absent if it is not accepted
 */
@Json
public record Finding(
        Diagnostic diagnostic,
        String about,
        String text,
        @Nullable String because) {}
