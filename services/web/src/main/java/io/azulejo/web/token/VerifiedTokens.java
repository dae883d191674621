package io.azulejo.web.token;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The tokens whose signature was checked lately: a check takes several times as long as all the rest of a read.
 * Thread-safe.
 */
final class VerifiedTokens {
    private static final int KEPT = 10_000;
    private static final Duration TRUSTED = Duration.ofMinutes(1);

    private final Cache<String, Verified> tokens =
            Caffeine.newBuilder().maximumSize(KEPT).build();
    private final Predicate<String> keyStands;
    private final InstantSource clock;

    private record Verified(Caller caller, String key, Instant until) {}

    /** A token is known no longer when its key does not stand any more. */
    VerifiedTokens(Predicate<String> keyStands, InstantSource clock) {
        this.keyStands = keyStands;
        this.clock = clock;
    }

    @Nullable
    Caller find(String token) {
        Verified found = tokens.getIfPresent(token);
        return found != null && clock.instant().isBefore(found.until()) && keyStands.test(found.key())
                ? found.caller()
                : null;
    }

    void keep(String token, Caller caller, @Nullable String key, Instant expires) {
        if (key == null) { // nothing to know it by when it is withdrawn
            return;
        }
        Instant until = clock.instant().plus(TRUSTED);
        tokens.put(token, new Verified(caller, key, expires.isBefore(until) ? expires : until));
    }
}
