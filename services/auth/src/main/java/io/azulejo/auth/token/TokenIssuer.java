package io.azulejo.auth.token;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import io.azulejo.http.caller.Caller;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Issuer of access tokens, signed with ES256, for the callers of one service. Thread-safe. */
public final class TokenIssuer {
    static final String NAME = "name";
    static final String ROLES = "roles";
    static final String MEMBERSHIPS = "memberships";
    static final String EPOCH = "epoch";

    private final String issuer;
    private final String audience;
    private final SigningKeys keys;
    private final InstantSource clock;
    private final Duration lifetime;

    public TokenIssuer(String issuer, String audience, SigningKeys keys, InstantSource clock, Duration lifetime) {
        this.issuer = issuer;
        this.audience = audience;
        this.keys = keys;
        this.clock = clock;
        this.lifetime = lifetime;
    }

    public AccessToken issue(Caller caller) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.SECONDS); // JWT times are whole seconds
        Instant end = now.plus(lifetime);
        Map<String, List<String>> memberships = new LinkedHashMap<>();
        caller.memberships()
                .forEach((tenant, roles) ->
                        memberships.put(tenant, roles.stream().sorted().toList()));
        JWTClaimsSet.Builder claims = new JWTClaimsSet.Builder()
                .issuer(issuer)
                .audience(audience)
                .subject(caller.subject())
                .claim(NAME, caller.name())
                .claim(ROLES, caller.roles().stream().sorted().toList())
                .claim(MEMBERSHIPS, memberships)
                .issueTime(Date.from(now))
                .expirationTime(Date.from(end))
                .jwtID(UUID.randomUUID().toString());
        if (caller.epoch() != Caller.NO_EPOCH) {
            claims.claim(EPOCH, caller.epoch());
        }
        ECKey key = keys.current();
        JWSHeader header =
                new JWSHeader.Builder(JWSAlgorithm.ES256).keyID(key.getKeyID()).build();
        SignedJWT token = new SignedJWT(header, claims.build());
        try {
            token.sign(new ECDSASigner(key));
        } catch (JOSEException e) {
            throw new IllegalStateException("The key " + key.getKeyID() + " cannot sign", e);
        }
        return new AccessToken(token.serialize(), end);
    }
}
