package io.azulejo.http.host;

/** Public keys that a service publishes as a JSON Web Key Set, so that others can verify its tokens. */
@FunctionalInterface
public interface PublicKeySet {

    /** Returns the JWKS document. */
    String publicDocument();
}
