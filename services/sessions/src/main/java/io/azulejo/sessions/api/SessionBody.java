package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.azulejo.sessions.rules.Game;
import io.azulejo.sessions.table.Session;
import io.azulejo.web.text.Words;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A session.
 *
 * @param status what it is now, whether or not it was written down yet
 * @param rank what the caller is in it
 * @param npcs only when asked for
 * @param users only when asked for
 */
@Json
record SessionBody(
        String sessionId,
        String userId,
        String status,
        @Nullable String title,
        @Nullable String guildId,
        @Nullable String channelId,
        @Nullable String locale,
        Instant startedAt,
        @Nullable Instant lastActivityAt,
        @Nullable Instant endsAt,
        @Nullable Instant hardLimit,
        @Nullable Instant closedAt,
        long version,
        @Nullable String rank,
        @Nullable List<NpcBody> npcs,
        @Nullable List<ParticipantBody> users) {

    static SessionBody of(Session session, Instant now) {
        return of(session, now, null, null, null);
    }

    static SessionBody of(Session session, Game.Rank rank, Instant now) {
        return of(session, now, rank, null, null);
    }

    static SessionBody of(
            Session session,
            Instant now,
            Game.@Nullable Rank rank,
            @Nullable List<NpcBody> npcs,
            @Nullable List<ParticipantBody> users) {
        return new SessionBody(
                session.sessionId(),
                session.userId(),
                Words.of(session.statusAt(now)),
                session.title(),
                session.guildId(),
                session.channelId(),
                session.locale(),
                session.startedAt(),
                session.lastActivityAt(),
                session.endsAt(),
                session.hardLimit(),
                session.closedAt(),
                session.version(),
                Words.ofNullable(rank),
                npcs,
                users);
    }
}
