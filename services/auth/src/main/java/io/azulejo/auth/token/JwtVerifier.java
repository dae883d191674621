package io.azulejo.auth.token;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.nimbusds.jwt.proc.DefaultJWTClaimsVerifier;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.http.problem.ProblemException;
import java.net.URL;
import java.text.ParseException;
import java.time.InstantSource;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Verifier of JWTs of one issuer for one audience: the local issuer, or any OIDC issuer by its published keys.
 * Thread-safe.
 */
public final class JwtVerifier implements TokenVerifier {
    private static final Set<JWSAlgorithm> ALGORITHMS = Set.of(JWSAlgorithm.ES256, JWSAlgorithm.RS256);

    private static final String AUDIENCE = "aud";

    private final DefaultJWTProcessor<SecurityContext> processor = new DefaultJWTProcessor<>();
    private final ClaimNames names;
    private final VerifiedTokenCache verified;

    private JwtVerifier(
            String issuer,
            String audience,
            JWKSource<SecurityContext> keys,
            Predicate<String> keyIsValid,
            ClaimNames names,
            InstantSource clock) {
        this.names = names;
        this.verified = new VerifiedTokenCache(keyIsValid, clock);
        processor.setJWSKeySelector(new JWSVerificationKeySelector<>(ALGORITHMS, keys));
        JWTClaimsSet.Builder exact = new JWTClaimsSet.Builder().issuer(issuer);
        boolean standard = names.audience().equals(AUDIENCE);
        if (!standard) {
            exact.claim(names.audience(), audience);
        }
        processor.setJWTClaimsSetVerifier(new Claims(standard ? audience : null, exact.build(), clock));
    }

    /** Returns a verifier of tokens signed with this server's keys. */
    public static JwtVerifier local(String issuer, String audience, SigningKeys keys, InstantSource clock) {
        return new JwtVerifier(
                issuer,
                audience,
                (selector, context) -> selector.select(keys.all()),
                keys::has,
                ClaimNames.LOCAL,
                clock);
    }

    /**
     * Returns a verifier of another issuer's tokens. It fetches the keys from the issuer's JWKS document, and caches
     * and refreshes them. A token that was verified is accepted for one more minute if the issuer withdraws its key.
     */
    public static JwtVerifier remote(String issuer, String audience, URL jwks, InstantSource clock) {
        return remote(issuer, audience, jwks, ClaimNames.LOCAL, clock);
    }

    /** Returns a verifier for an issuer with other claim names. */
    public static JwtVerifier remote(String issuer, String audience, URL jwks, ClaimNames names, InstantSource clock) {
        return new JwtVerifier(
                issuer, audience, JWKSourceBuilder.create(jwks).retrying(true).build(), key -> true, names, clock);
    }

    @Override
    public Caller verify(String token) {
        Caller known = verified.find(token);
        if (known != null) {
            return known;
        }
        try {
            SignedJWT parsed = SignedJWT.parse(token);
            JWTClaimsSet claims = processor.process(parsed, null);
            Caller caller = caller(claims);
            verified.keep(
                    token,
                    caller,
                    parsed.getHeader().getKeyID(),
                    claims.getExpirationTime().toInstant());
            return caller;
        } catch (BadJOSEException | ParseException e) {
            throw ProblemException.unauthenticated("The token is not valid: " + e.getMessage());
        } catch (JOSEException e) {
            throw ProblemException.unauthenticated("The token cannot be verified now: " + e.getMessage());
        }
    }

    private Caller caller(JWTClaimsSet claims) throws ParseException {
        String subject = claims.getSubject();
        String name = claims.getStringClaim(names.name());
        Map<String, Set<String>> memberships = new HashMap<>();
        Map<String, Object> claimed = claims.getJSONObjectClaim(TokenIssuer.MEMBERSHIPS);
        if (claimed != null) {
            claimed.forEach((tenant, roles) -> memberships.put(tenant, strings(roles)));
        }
        Long epoch = claims.getLongClaim(TokenIssuer.EPOCH);
        return new Caller(
                subject,
                name == null ? subject : name,
                strings(claims.getClaim(names.roles())),
                memberships,
                epoch == null ? Caller.NO_EPOCH : epoch);
    }

    private static Set<String> strings(@Nullable Object claim) {
        return claim instanceof List<?> list
                ? Set.copyOf(list.stream().map(String::valueOf).toList())
                : Set.of();
    }

    /** The library's checks of issuer, audience and times, with our clock. */
    private static final class Claims extends DefaultJWTClaimsVerifier<SecurityContext> {
        private final InstantSource clock;

        Claims(@Nullable String audience, JWTClaimsSet exact, InstantSource clock) {
            super(audience, exact, Set.of("sub", "exp"));
            this.clock = clock;
            setMaxClockSkew(0);
        }

        @Override
        protected Date currentTime() {
            return Date.from(clock.instant());
        }
    }
}
