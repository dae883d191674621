package io.azulejo.web.token;

import java.time.Instant;

/** A signed token that a caller sends with each request until it expires. */
public record AccessToken(String value, Instant expiresAt) {}
