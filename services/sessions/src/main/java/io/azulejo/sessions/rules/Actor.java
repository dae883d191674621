package io.azulejo.sessions.rules;

import org.jspecify.annotations.Nullable;

/**
 * Who wants something.
 *
 * @param userId a Discord id, or whatever an issuer calls its subject: always text
 * @param operator whether this one may do what only game masters may, in every session
 * @param interactionId the interaction of Discord's by which it is wanted; what it writes is written once
 */
public record Actor(
        String userId, boolean operator, @Nullable String interactionId) {

    public Actor(String userId, boolean operator) {
        this(userId, operator, null);
    }
}
