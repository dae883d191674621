package io.azulejo.sessions.domain;

import org.jspecify.annotations.Nullable;

/**
 * User on whose behalf an operation runs.
 *
 * @param userId Discord id or token subject, always as text
 * @param operator whether the user has the rights of a game master in every session
 * @param interactionId Discord interaction that caused the operation; its writes happen once
 */
public record Actor(
        String userId, boolean operator, @Nullable String interactionId) {

    public Actor(String userId, boolean operator) {
        this(userId, operator, null);
    }
}
