package io.azulejo.bench.services;

import io.azulejo.auth.token.JwtVerifier;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.auth.token.TokenIssuer;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.caller.TokenVerifier;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Set;

/** Issuer of tokens for services without their own users. */
final class Issuer {
    private static final String NAME = "bench";
    private static final Duration LIFETIME = Duration.ofHours(2);

    private final InstantSource clock = InstantSource.system();
    private final SigningKeys keys = SigningKeys.inMemory(clock);

    TokenVerifier verifier() {
        return JwtVerifier.local(NAME, NAME, keys, clock);
    }

    /** Issues a token with one role at one tenant. */
    String token(String subject, String tenant, String role) {
        Caller caller = new Caller(subject, subject, Set.of(), Map.of(tenant, Set.of(role)));
        return new TokenIssuer(NAME, NAME, keys, clock, LIFETIME).issue(caller).value();
    }
}
