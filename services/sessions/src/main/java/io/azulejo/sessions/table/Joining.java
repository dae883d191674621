package io.azulejo.sessions.table;

/** Rule for joining a session. Banned users may never join. */
public enum Joining {
    /** Invited users, and users whose request a game master approves. */
    INVITATION,
    /** In addition, everybody who uses a command in the session's Discord channel. */
    CHANNEL,
    /** Everybody who knows the session's id. */
    OPEN
}
