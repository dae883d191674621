package io.azulejo.http.caller;

/** Verifier of bearer tokens. */
@FunctionalInterface
public interface TokenVerifier {

    /** Returns the caller; throws a 401 problem if the token is forged, expired or for another audience. */
    Caller verify(String token);
}
