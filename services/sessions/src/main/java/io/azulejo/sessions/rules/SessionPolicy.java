package io.azulejo.sessions.rules;

import java.time.Duration;

/**
 * How long sessions go on, how many a user has, and how they are listed.
 *
 * @param idle how long an active session goes on without being used
 * @param length how long a session goes on if nobody extends it
 * @param longest how far it can be extended, from its start
 * @param keptAfter how long NPCs and messages are kept after the longest time
 * @param history how long a session stays in the lists after the longest time
 * @param scope within what a user has one open session
 * @param sharded whether new sessions are spread over eight partitions by status; then older ones are read too
 * @param listedByStatus whether new sessions are in GSI3, which costs one or two writes for each change of status
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
            throw new IllegalArgumentException(
                    "A session cannot go on for " + length + " when the longest time is " + longest);
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
