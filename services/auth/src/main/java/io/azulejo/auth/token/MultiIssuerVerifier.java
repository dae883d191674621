package io.azulejo.auth.token;

import com.nimbusds.jwt.JWTParser;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.http.problem.ProblemException;
import java.text.ParseException;
import java.util.Map;

/**
 * Verifier for several issuers. It selects the issuer's verifier by {@code iss}, which that verifier then checks.
 * Thread-safe.
 */
public final class MultiIssuerVerifier implements TokenVerifier {
    private final Map<String, TokenVerifier> issuers;

    /** Creates a verifier from the verifiers by issuer. */
    public MultiIssuerVerifier(Map<String, TokenVerifier> issuers) {
        this.issuers = Map.copyOf(issuers);
    }

    @Override
    public Caller verify(String token) {
        return verifierOf(token).verify(token);
    }

    @Override
    public Caller verifyForWrite(String token) {
        return verifierOf(token).verifyForWrite(token);
    }

    private TokenVerifier verifierOf(String token) {
        String issuer;
        try {
            issuer = JWTParser.parse(token).getJWTClaimsSet().getIssuer();
        } catch (ParseException e) {
            throw ProblemException.unauthenticated("The token is not valid: " + e.getMessage());
        }
        TokenVerifier verifier = issuer == null ? null : issuers.get(issuer);
        if (verifier == null) {
            throw ProblemException.unauthenticated("The token's issuer is not trusted here");
        }
        return verifier;
    }
}
