package io.azulejo.http.limit;

import java.time.Duration;

/** Rate limit as a token bucket: the number of requests per period, which is also the bucket's capacity. */
public record Rate(long requests, Duration per) {

    public Rate {
        if (requests < 1 || per.isNegative() || per.isZero()) {
            throw new IllegalArgumentException(
                    "A rate must be at least 1 request in a positive period, not " + requests + " in " + per);
        }
    }
}
