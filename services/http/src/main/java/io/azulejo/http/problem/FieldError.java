package io.azulejo.http.problem;

import io.avaje.jsonb.Json;

/** Invalid field of a request, and the reason. */
@Json
public record FieldError(String field, String reason) {}
