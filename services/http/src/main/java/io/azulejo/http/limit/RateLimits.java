package io.azulejo.http.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * Rate limits by route class and caller; a request above the limit fails with 429. Thread-safe.
 *
 * <p>Counts are kept in memory for the most recent callers, so each of several servers counts separately.
 */
public final class RateLimits {
    private static final int MAX_CALLERS = 50_000;

    private final Map<RouteClass, Rate> rates;
    private final TimeMeter meter;
    private final Cache<Key, Bucket> buckets =
            Caffeine.newBuilder().maximumSize(MAX_CALLERS).build();

    private record Key(RouteClass routeClass, String caller) {}

    public RateLimits(Map<RouteClass, Rate> rates, InstantSource clock) {
        this.rates = Map.copyOf(rates);
        this.meter = new ClockMeter(clock);
    }

    /**
     * Returns limits that leave people, scripts and whole offices behind one address enough room. Guessing is limited
     * per account as well, where passwords are checked.
     */
    public static Map<RouteClass, Rate> defaults() {
        return Map.of(
                RouteClass.PUBLIC_READ, new Rate(60_000, Duration.ofMinutes(1)),
                RouteClass.READ, new Rate(6_000, Duration.ofMinutes(1)),
                RouteClass.WRITE, new Rate(600, Duration.ofMinutes(1)),
                RouteClass.SIGN_IN, new Rate(60, Duration.ofMinutes(1)));
    }

    /** Counts one request and returns what is left; a route class without a rate is not limited. */
    public Optional<Allowance> count(RouteClass routeClass, String caller) {
        Rate rate = rates.get(routeClass);
        if (rate == null) {
            return Optional.empty();
        }
        ConsumptionProbe probe =
                buckets.get(new Key(routeClass, caller), key -> newBucket(rate)).tryConsumeAndReturnRemaining(1);
        Allowance allowance =
                new Allowance(rate, probe.getRemainingTokens(), Duration.ofNanos(probe.getNanosToWaitForReset()));
        if (!probe.isConsumed()) {
            Map<String, String> headers = new TreeMap<>(allowance.headers());
            long seconds = TimeUnit.NANOSECONDS.toSeconds(probe.getNanosToWaitForRefill()) + 1;
            headers.put("Retry-After", Long.toString(seconds));
            throw ProblemException.of(
                    ProblemType.TOO_MANY_REQUESTS,
                    "At most " + rate.requests() + " such requests per "
                            + rate.per().toSeconds() + " seconds",
                    headers);
        }
        return Optional.of(allowance);
    }

    private Bucket newBucket(Rate rate) {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(rate.requests()).refillGreedy(rate.requests(), rate.per()))
                .withCustomTimePrecision(meter)
                .build();
    }

    private record ClockMeter(InstantSource clock) implements TimeMeter {
        @Override
        public long currentTimeNanos() {
            Instant now = clock.instant();
            return TimeUnit.SECONDS.toNanos(now.getEpochSecond()) + now.getNano();
        }

        @Override
        public boolean isWallClockBased() {
            return true;
        }
    }
}
