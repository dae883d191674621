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
import java.util.function.Supplier;

/**
 * Links in mails about accounts, to the pages {@code verify} and {@code reset} of an app. The token is in the fragment,
 * which a browser does not send: it reaches neither logs nor proxies. The token of a verification link is signed and not
 * stored; it has an audience of its own, so that it is no access token. Thread-safe.
 */
public final class AccountLinks {
    private static final Duration VERIFICATION_LIFETIME = Duration.ofDays(7);

    private final Supplier<URI> publicUrl;
    private final String pages;
    private final TokenIssuer issuer;
    private final JwtVerifier verifier;

    /**
     * Creates the links of a service.
     *
     * @param pages path of the app that has the pages, such as {@code /wavyblog/app}
     * @param publicUrl URL under which clients reach the server; it is asked for each link, because a server may know
     *     its port only when it has started
     */
    public AccountLinks(String service, String pages, Supplier<URI> publicUrl, SigningKeys keys, InstantSource clock) {
        String audience = service + ":verify-address";
        this.publicUrl = publicUrl;
        this.pages = pages;
        this.issuer = new TokenIssuer(service, audience, keys, clock, VERIFICATION_LIFETIME);
        this.verifier = JwtVerifier.local(service, audience, keys, clock);
    }

    /** Address that a verification link proves, and the account that asked for it. */
    public record Verification(String userId, String address) {}

    public URI verification(String userId, String address) {
        Caller owner = new Caller(userId, address, Set.of(), Map.of());
        return link("verify", issuer.issue(owner).value());
    }

    public URI reset(String token) {
        return link("reset", token);
    }

    private URI link(String page, String token) {
        return URI.create(publicUrl.get().toString().replaceAll("/+$", "") + pages + "/" + page + "#token=" + token);
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
