package io.azulejo.sessions.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Default;
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
 * Session. Its index keys hold the start time and nothing that changes with activity, so that activity writes only this
 * item. All three indexes project keys only for the same reason.
 *
 * @param userId owner of the session, its game master; a legacy session without one has a text that is no user's id
 * @param status status as last written; {@link #statusAt} returns the current one
 * @param idleUntil time at which an unused active session expires; moves with every use
 * @param endsAt time at which the session expires; can be extended up to {@code hardLimit}
 * @param hardLimit latest possible end, fixed at the start; the expiry of the session's items is based on it
 * @param expiresAt much later, because an ended session remains in the history
 * @param joining who may join; null for the default, {@link #joiningRule} returns the rule that holds
 * @param sharded whether it is in a shard of its status in GSI2
 * @param unlisted whether it is excluded from GSI3
 */
@Entity
@Key(pk = "SESSION#{sessionId}", sk = "METADATA")
@IndexKey(index = "GSI1", pk = "USER#{userId}", sk = "TIMESTAMP#{startedAt}")
@IndexKey(index = "GSI2", pk = "STATUS#{status}", sk = "TIMESTAMP#{startedAt}", when = "!sharded")
@IndexKey(index = "GSI2", pk = "STATUS#{status}#{shard}", sk = "TIMESTAMP#{startedAt}", when = "sharded", shards = 8)
@IndexKey(index = "GSI3", sk = "{status}#TIMESTAMP#{startedAt}", when = "!unlisted")
@Accept(id = "AZ206", because = "documented; keys only, so that only changes of status write it; sharding is optional")
public record Session(
        @FromKey String sessionId,
        @Attribute("UserID") @Default("unknown user") String userId,

        @Convert(SessionStatus.AsText.class) @Default("PAUSED")
        SessionStatus status,

        @Nullable String title,
        @Attribute("GuildID") @Nullable String guildId,
        @Attribute("ChannelID") @Nullable String channelId,
        @Nullable String locale,
        @Nullable Joining joining,
        @Default("1970-01-01T00:00:00Z") Instant startedAt,
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
        implements SessionListEntry {

    /** Returns the status at a time. A session beyond a limit has expired, even if it was not swept yet. */
    public SessionStatus statusAt(Instant now) {
        boolean idle = status == SessionStatus.ACTIVE && idleUntil != null && !now.isBefore(idleUntil);
        boolean over = status.open() && endsAt != null && !now.isBefore(endsAt);
        return idle || over ? SessionStatus.EXPIRED : status;
    }

    /** Returns who may join. By default, a session in a channel is open to its channel, and others are by invitation. */
    public Joining joiningRule() {
        if (joining != null) {
            return joining;
        }
        return channelId == null ? Joining.INVITATION : Joining.CHANNEL;
    }

    public boolean openAt(Instant now) {
        return statusAt(now).open();
    }
}
