package io.azulejo.sessions.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;
import java.time.Instant;

/**
 * Link between an account and a Discord user. Each of the two has one item that names the other, so that either is
 * found by key.
 *
 * @param otherId the Discord user of an account, or the account of a Discord user
 */
@Entity
@Key(pk = "LINK#{userId}", sk = "LINK#{userId}")
public record AccountLink(
        @FromKey String userId,
        @Attribute("OtherID") String otherId,
        boolean discord,
        Instant linkedAt,
        @Version long version) {}
