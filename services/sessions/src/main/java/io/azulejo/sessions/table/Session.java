package io.azulejo.sessions.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A session. Its index keys hold when it started and nothing that an interaction changes, so that an interaction
 * writes this item alone; all three indexes project keys only for the same reason.
 *
 * @param userId the game master, whose session it is
 * @param status as it was last written; {@link #statusAt} is what it is
 * @param idleUntil until when an active session goes on without being used; slides with every use
 * @param endsAt until when the session goes on at most; can be put off, up to {@code hardLimit}
 * @param hardLimit fixed when the session starts: what belongs to it is kept for some days more, and then expires
 * @param expiresAt long after: an ended session is its own entry in the history
 * @param sharded whether it is in a shard of its status in GSI2
 * @param unlisted whether it is left out of GSI3
 */
@Entity
@Key(pk = "SESSION#{sessionId}", sk = "METADATA")
@IndexKey(index = "GSI1", pk = "USER#{userId}", sk = "TIMESTAMP#{startedAt}")
@IndexKey(index = "GSI2", pk = "STATUS#{status}", sk = "TIMESTAMP#{startedAt}", when = "!sharded")
@IndexKey(index = "GSI2", pk = "STATUS#{status}#{shard}", sk = "TIMESTAMP#{startedAt}", when = "sharded", shards = 8)
@IndexKey(index = "GSI3", sk = "{status}#TIMESTAMP#{startedAt}", when = "!unlisted")
@Accept(id = "AZ206", because = "documented; keys only, so that just starts and ends write it, and sharded when asked")
public record Session(
        @FromKey String sessionId,
        @Attribute("UserID") String userId,
        @Convert(SessionStatus.AsText.class) SessionStatus status,
        @Nullable String title,
        @Attribute("GuildID") @Nullable String guildId,
        @Attribute("ChannelID") @Nullable String channelId,
        @Nullable String locale,
        Instant startedAt,
        @Nullable Instant lastActivityAt,
        @Nullable Instant idleUntil,
        @Nullable Instant endsAt,
        @Nullable Instant hardLimit,
        @Nullable Instant closedAt,
        @Ttl @Nullable Instant expiresAt,
        @Nullable Boolean sharded,
        @Nullable Boolean unlisted,
        @UpdatedAt @Nullable Instant updatedAt,
        @Version long version)
        implements Attendance {

    /** The status at a time: a session beyond one of its limits has expired, whether or not it was swept yet. */
    public SessionStatus statusAt(Instant now) {
        boolean idle = status == SessionStatus.ACTIVE && idleUntil != null && !now.isBefore(idleUntil);
        boolean over = status.open() && endsAt != null && !now.isBefore(endsAt);
        return idle || over ? SessionStatus.EXPIRED : status;
    }

    public boolean openAt(Instant now) {
        return statusAt(now).open();
    }
}
