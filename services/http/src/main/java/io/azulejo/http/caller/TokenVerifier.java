package io.azulejo.http.caller;

/** Verifier of bearer tokens. */
@FunctionalInterface
public interface TokenVerifier {

    /** Returns the caller; throws a 401 problem if the token is forged, expired or for another audience. */
    Caller verify(String token);

    /**
     * Returns the caller of a request that may change something. Throws a 401 problem also if the token was revoked, as
     * far as the issuer can tell. By default the same as {@link #verify}: services that check the user in their own
     * writes need no other check.
     */
    default Caller verifyForWrite(String token) {
        return verify(token);
    }
}
