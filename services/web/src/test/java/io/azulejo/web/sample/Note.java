package io.azulejo.web.sample;

import io.avaje.jsonb.Json;
import java.time.Instant;

/** A note as it is served. */
@Json
public record Note(String id, String owner, String text, Instant at, long version) {}
