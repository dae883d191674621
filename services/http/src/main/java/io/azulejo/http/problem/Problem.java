package io.azulejo.http.problem;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Body of an error response (RFC 9457).
 *
 * @param type URI of the {@link ProblemType}
 * @param detail description of this occurrence
 * @param instance the correlation id of the request, as in the log
 * @param errors the invalid fields, if any
 */
@Json
public record Problem(
        String type,
        String title,
        int status,
        @Nullable String detail,
        @Nullable String instance,
        List<FieldError> errors) {

    public static final String MEDIA_TYPE = "application/problem+json";
}
