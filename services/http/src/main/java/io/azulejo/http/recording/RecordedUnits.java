package io.azulejo.http.recording;

import io.avaje.jsonb.Json;

/** Consumed capacity. */
@Json
public record RecordedUnits(double read, double write) {}
