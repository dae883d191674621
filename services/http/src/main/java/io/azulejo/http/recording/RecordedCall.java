package io.azulejo.http.recording;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recorded call of an access pattern.
 *
 * @param latency in milliseconds
 * @param failure kind of the failure, such as a refused condition; null if the call succeeded
 */
@Json
public record RecordedCall(
        String pattern,
        double latency,
        RecordedUnits units,
        List<RecordedRequest> requests,
        @Nullable String failure) {}
