package io.azulejo.bench.services;

import io.azulejo.web.token.Caller;
import io.azulejo.web.token.JwtVerifier;
import io.azulejo.web.token.SigningKeys;
import io.azulejo.web.token.TokenIssuer;
import io.azulejo.web.token.TokenVerifier;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Set;

/** Issues the tokens of the services that have no users of their own. */
final class Issuer {
    private static final String NAME = "bench";
    private static final Duration LIFETIME = Duration.ofHours(2);

    private final InstantSource clock = InstantSource.system();
    private final SigningKeys keys = SigningKeys.inMemory(clock);

    TokenVerifier verifier() {
        return JwtVerifier.local(NAME, NAME, keys, clock);
    }

    /** A token of somebody who has one role at one tenant. */
    String token(String subject, String tenant, String role) {
        Caller caller = new Caller(subject, subject, Set.of(), Map.of(tenant, Set.of(role)));
        return new TokenIssuer(NAME, NAME, keys, clock, LIFETIME).issue(caller).value();
    }
}
