package io.azulejo.http.limit;

/** Class of routes with a common rate limit. */
public enum RouteClass {
    /** Reads without a token, counted per address. A whole office or a site's own server may be one address. */
    PUBLIC_READ,
    /** Reads of a caller. */
    READ,
    /** Everything that is not a read: counted per caller, or per address if there is none. */
    WRITE,
    /** Sign-in and other routes where guessing could pay off. Counted per address, even for an authenticated caller. */
    SIGN_IN
}
