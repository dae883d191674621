package io.azulejo.auth.sample;

import io.avaje.jsonb.Json;
import java.time.Instant;

/** Note in a response. */
@Json
public record Note(String id, String owner, String text, Instant at, long version) {}
