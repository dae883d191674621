package io.azulejo.web.limit;

import java.time.Duration;

/** So many requests in so much time; unused ones are saved up to that number. */
public record Rate(long requests, Duration per) {

    public Rate {
        if (requests < 1 || per.isNegative() || per.isZero()) {
            throw new IllegalArgumentException(
                    "A rate is at least 1 request in a positive time, not " + requests + " in " + per);
        }
    }
}
