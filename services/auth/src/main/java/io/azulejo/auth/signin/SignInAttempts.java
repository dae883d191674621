package io.azulejo.auth.signin;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Failed sign-ins by account and address: after a few, each further one has to wait twice as long as the one before. An
 * address that guesses is slowed down for this account alone, and the account's owner, at another address, is not:
 * nobody can lock somebody else out. Guesses from many addresses slow down only addresses that have never signed in to
 * the account. Counts are kept in memory for the most recent pairs. Thread-safe.
 */
public final class SignInAttempts {
    private static final int MAX_KEPT = 50_000;
    private static final int FREE = 5;
    private static final int FREE_PER_ACCOUNT = 50;
    private static final Duration FIRST_WAIT = Duration.ofSeconds(1);
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(15);
    private static final int MOST_DOUBLINGS = 10;
    /** After this long without a failure, an account or address starts afresh. */
    private static final Duration FORGOTTEN = Duration.ofHours(1);

    private final InstantSource clock;
    private final Cache<Key, Failures> failures =
            Caffeine.newBuilder().maximumSize(MAX_KEPT).build();
    private final Cache<Key, Boolean> known =
            Caffeine.newBuilder().maximumSize(MAX_KEPT).build();

    /** An account at an address, or at all addresses together. */
    private record Key(String account, @Nullable String address) {}

    private record Failures(int count, Instant last) {
        Duration wait(int free) {
            if (count < free) {
                return Duration.ZERO;
            }
            Duration doubled = FIRST_WAIT.multipliedBy(1L << Math.min(count - free, MOST_DOUBLINGS));
            return doubled.compareTo(LONGEST_WAIT) < 0 ? doubled : LONGEST_WAIT;
        }
    }

    public SignInAttempts(InstantSource clock) {
        this.clock = clock;
    }

    /** Rejects an attempt that comes too early after failed ones with 429 and the time to wait. */
    void check(String login, String address) {
        Key pair = key(login, address);
        requireWaited(pair, FREE);
        if (known.getIfPresent(pair) == null) {
            requireWaited(key(login, null), FREE_PER_ACCOUNT);
        }
    }

    private void requireWaited(Key key, int free) {
        Failures found = failures.getIfPresent(key);
        if (found == null) {
            return;
        }
        Duration left = Duration.between(clock.instant(), found.last().plus(found.wait(free)));
        if (left.isPositive()) {
            String seconds = Long.toString(left.plusMillis(999).toSeconds());
            throw ProblemException.of(
                    ProblemType.TOO_MANY_REQUESTS,
                    "Too many failed sign-ins: try again in " + seconds + " seconds",
                    Map.of("Retry-After", seconds));
        }
    }

    void failed(String login, String address) {
        add(key(login, address));
        add(key(login, null));
    }

    private void add(Key key) {
        Instant now = clock.instant();
        failures.asMap()
                .compute(
                        key,
                        (same, before) ->
                                before == null || before.last().plus(FORGOTTEN).isBefore(now)
                                        ? new Failures(1, now)
                                        : new Failures(before.count() + 1, now));
    }

    void succeeded(String login, String address) {
        Key pair = key(login, address);
        failures.invalidate(pair);
        known.put(pair, true);
    }

    private static Key key(String login, @Nullable String address) {
        return new Key(login.strip().toLowerCase(Locale.ROOT), address);
    }
}
