package io.azulejo.http.limit;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;

/**
 * Remainder of a caller's rate limit after a request.
 *
 * @param remaining requests that are possible at once
 * @param full time until the limit is whole again
 */
public record Allowance(Rate rate, long remaining, Duration full) {

    /** Returns the response headers that tell it to the client. */
    public Map<String, String> headers() {
        Map<String, String> headers = new TreeMap<>();
        headers.put("RateLimit-Limit", Long.toString(rate.requests()));
        headers.put("RateLimit-Remaining", Long.toString(remaining));
        headers.put("RateLimit-Reset", Long.toString(full.plusMillis(999).toSeconds()));
        return headers;
    }
}
