package io.azulejo.web.token;

/** Tells who a bearer token is from. */
@FunctionalInterface
public interface TokenVerifier {

    /** The caller; throws a 401 problem for a token that is forged, expired, or meant for someone else. */
    Caller verify(String token);
}
