package io.azulejo.web.problem;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The body of every failed request, as RFC 9457 has it.
 *
 * @param type identifies the kind of problem, see {@link ProblemType}
 * @param detail what is wrong this time
 * @param instance the correlation id of the request, to be found again in the log
 * @param errors the fields at fault, if it is about fields
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
