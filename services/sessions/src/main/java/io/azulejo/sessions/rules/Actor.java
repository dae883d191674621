package io.azulejo.sessions.rules;

/**
 * Who wants something.
 *
 * @param userId a Discord id, or whatever an issuer calls its subject: always text
 * @param operator whether this one may do what only game masters may, in every session
 */
public record Actor(String userId, boolean operator) {}
