package io.azulejo.sessions.domain;

import java.time.Duration;

/**
 * Policy for the duration, number and listing of sessions.
 *
 * @param idle time after which an unused active session expires
 * @param length duration of a session that is not extended
 * @param longest maximum duration of a session, from its start
 * @param keptAfter how long NPCs and messages are kept after the maximum duration
 * @param history how long a session stays listed after the maximum duration
 * @param scope scope within which a user has one open session
 * @param sharded whether new sessions are spread over eight partitions per status; older ones are still listed
 * @param listedByStatus whether new sessions are in GSI3, which costs one or two writes per change of status
 */
public record SessionPolicy(
        Duration idle,
        Duration length,
        Duration longest,
        Duration keptAfter,
        Duration history,
        ActiveScope scope,
        boolean sharded,
        boolean listedByStatus) {

    public SessionPolicy {
        if (length.compareTo(longest) > 0) {
            throw new IllegalArgumentException("The length " + length + " exceeds the maximum duration " + longest);
        }
    }

    public static SessionPolicy defaults() {
        return new SessionPolicy(
                Duration.ofHours(6),
                Duration.ofHours(24),
                Duration.ofDays(30),
                Duration.ofDays(7),
                Duration.ofDays(1825),
                ActiveScope.EVERYWHERE,
                false,
                true);
    }
}
