package io.azulejo.auth.token;

import java.time.Instant;

/** Signed token that a client sends with each request until it expires. */
public record AccessToken(String value, Instant expiresAt) {}
