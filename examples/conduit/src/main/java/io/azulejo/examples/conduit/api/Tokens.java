package io.azulejo.examples.conduit.api;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.springframework.security.oauth2.jose.jws.MacAlgorithm;
import org.springframework.security.oauth2.jwt.JwsHeader;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.stereotype.Component;

/** Issuer of tokens. Their subject is the user's id, so that they outlive a change of name. Thread-safe. */
@Component
final class Tokens {
    private static final Duration LIFETIME = Duration.ofDays(7);
    private final JwtEncoder encoder;
    private final InstantSource clock;

    Tokens(JwtEncoder encoder, InstantSource clock) {
        this.encoder = encoder;
        this.clock = clock;
    }

    String issue(String userId) {
        Instant now = clock.instant();
        JwtClaimsSet claims = JwtClaimsSet.builder()
                .subject(userId)
                .issuedAt(now)
                .expiresAt(now.plus(LIFETIME))
                .build();
        JwsHeader header = JwsHeader.with(MacAlgorithm.HS256).build();
        return encoder.encode(JwtEncoderParameters.from(header, claims)).getTokenValue();
    }
}
