package io.azulejo.auth.mail;

import io.azulejo.auth.token.JwtVerifier;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.auth.token.TokenIssuer;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Set;

/**
 * Links in mails about accounts, below the public URL of a service: {@code …/verify?token=…} and {@code
 * …/reset?token=…}. The token of a verification link is signed and not stored; it has an audience of its own, so that it
 * is no access token. Thread-safe.
 */
public final class AccountLinks {
    private static final Duration VERIFICATION_LIFETIME = Duration.ofDays(7);

    private final URI base;
    private final TokenIssuer issuer;
    private final JwtVerifier verifier;

    /**
     * Creates the links of a service.
     *
     * @param publicUrl URL under which clients reach the server
     */
    public AccountLinks(String service, URI publicUrl, SigningKeys keys, InstantSource clock) {
        String audience = service + ":verify-address";
        this.base = URI.create(publicUrl.toString().replaceAll("/+$", "") + "/" + service + "/");
        this.issuer = new TokenIssuer(service, audience, keys, clock, VERIFICATION_LIFETIME);
        this.verifier = JwtVerifier.local(service, audience, keys, clock);
    }

    /** Address that a verification link proves, and the account that asked for it. */
    public record Verification(String userId, String address) {}

    public URI verification(String userId, String address) {
        Caller owner = new Caller(userId, address, Set.of(), Map.of());
        return base.resolve("verify?token=" + issuer.issue(owner).value());
    }

    public URI reset(String token) {
        return base.resolve("reset?token=" + token);
    }

    /** Returns what a verification token proves; fails with 422 if it is forged or has expired. */
    public Verification open(String token) {
        try {
            Caller owner = verifier.verify(token);
            return new Verification(owner.subject(), owner.name());
        } catch (ProblemException forged) {
            throw ProblemException.invalid("token", "is not a verification token, or has expired");
        }
    }
}
