package io.azulejo.auth.token;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.azulejo.http.caller.Caller;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Cache of recently verified tokens, because a signature check takes several times as long as the rest of a read.
 * Thread-safe.
 */
final class VerifiedTokenCache {
    private static final int MAX_TOKENS = 10_000;
    private static final Duration MAX_AGE = Duration.ofMinutes(1);

    private final Cache<String, Verified> tokens =
            Caffeine.newBuilder().maximumSize(MAX_TOKENS).build();
    private final Predicate<String> keyIsValid;
    private final InstantSource clock;

    private record Verified(Caller caller, String key, Instant until) {}

    /** Creates a cache that drops a token when its key is no longer valid. */
    VerifiedTokenCache(Predicate<String> keyIsValid, InstantSource clock) {
        this.keyIsValid = keyIsValid;
        this.clock = clock;
    }

    @Nullable
    Caller find(String token) {
        Verified found = tokens.getIfPresent(token);
        return found != null && clock.instant().isBefore(found.until()) && keyIsValid.test(found.key())
                ? found.caller()
                : null;
    }

    void keep(String token, Caller caller, @Nullable String key, Instant expires) {
        if (key == null) { // without a key id the cache could not notice a withdrawn key
            return;
        }
        Instant until = clock.instant().plus(MAX_AGE);
        tokens.put(token, new Verified(caller, key, expires.isBefore(until) ? expires : until));
    }
}
