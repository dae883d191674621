package io.azulejo.sessions.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;

/**
 * Pointer to the open session of a user. GetItem finds it, and the first writer claims it. A pointer may outlive its
 * session; it can then be taken over.
 *
 * @param scope scope within which a user has one open session: everywhere, or a guild
 */
@Entity
@Key(pk = "USER#{userId}", sk = "ACTIVE#{scope}")
public record UserPointer(
        @FromKey String userId,
        @FromKey String scope,
        @Attribute("SessionID") String sessionId,
        @Version long version) {}
