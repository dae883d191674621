package io.azulejo.web.token;

import com.nimbusds.jwt.JWTParser;
import io.azulejo.web.problem.ProblemException;
import java.text.ParseException;
import java.util.Map;

/** Tokens of several issuers, told apart by {@code iss}, which the chosen verifier then checks. Thread-safe. */
public final class SeveralIssuers implements TokenVerifier {
    private final Map<String, TokenVerifier> issuers;

    /** The verifier of each issuer. */
    public SeveralIssuers(Map<String, TokenVerifier> issuers) {
        this.issuers = Map.copyOf(issuers);
    }

    @Override
    public Caller verify(String token) {
        String issuer;
        try {
            issuer = JWTParser.parse(token).getJWTClaimsSet().getIssuer();
        } catch (ParseException e) {
            throw ProblemException.unauthenticated("The token is not valid: " + e.getMessage());
        }
        TokenVerifier verifier = issuer == null ? null : issuers.get(issuer);
        if (verifier == null) {
            throw ProblemException.unauthenticated("The token is of an issuer that is not known here");
        }
        return verifier.verify(token);
    }
}
