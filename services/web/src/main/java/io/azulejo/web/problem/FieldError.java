package io.azulejo.web.problem;

import io.avaje.jsonb.Json;

/** One field of a request that cannot be accepted, and why. */
@Json
public record FieldError(String field, String reason) {}
