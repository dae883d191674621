package io.azulejo.web.limit;

/** What a request costs whoever serves it, as far as limits care. */
public enum RouteClass {
    READ,
    WRITE,
    /** Signing in and whatever else makes guessing worth while: counted per address, whoever says to be calling. */
    SIGN_IN
}
