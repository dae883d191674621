package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.azulejo.http.text.EnumNames;
import io.azulejo.sessions.domain.SessionAccess;
import io.azulejo.sessions.table.Session;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Session as responses show it.
 *
 * @param status current status; an overdue session shows as expired even if it was not swept yet
 * @param joining who may join: invitation, channel or open
 * @param rank the caller's rank in the session
 * @param npcs null unless requested
 * @param users null unless requested
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
        String joining,
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

    static SessionBody of(Session session, SessionAccess.Rank rank, Instant now) {
        return of(session, now, rank, null, null);
    }

    static SessionBody of(
            Session session,
            Instant now,
            SessionAccess.@Nullable Rank rank,
            @Nullable List<NpcBody> npcs,
            @Nullable List<ParticipantBody> users) {
        return new SessionBody(
                session.sessionId(),
                session.userId(),
                EnumNames.of(session.statusAt(now)),
                session.title(),
                session.guildId(),
                session.channelId(),
                session.locale(),
                EnumNames.of(session.joiningRule()),
                session.startedAt(),
                session.lastActivityAt(),
                session.endsAt(),
                session.hardLimit(),
                session.closedAt(),
                session.version(),
                EnumNames.ofNullable(rank),
                npcs,
                users);
    }
}
