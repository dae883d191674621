package io.azulejo.http.limit;

/** Class of routes with a common rate limit. */
public enum RouteClass {
    READ,
    WRITE,
    /** Sign-in and other routes where guessing could pay off. Counted per address, even for an authenticated caller. */
    SIGN_IN
}
