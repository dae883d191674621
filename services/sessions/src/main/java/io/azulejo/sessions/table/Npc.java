package io.azulejo.sessions.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * NPC in a session. A legacy NPC may have only its key.
 *
 * @param notes visible to game masters only, like hit points, armour class and lines
 * @param lines answers that the NPC gives in turn
 * @param spoken number of lines spoken so far, which determines the next one
 * @param expiresAt some days after the session's hard limit
 */
@Entity
@Key(pk = "SESSION#{sessionId}", sk = "NPC#{npcId}")
public record Npc(
        @Attribute("SessionID") String sessionId,
        @FromKey String npcId,
        @Nullable String name,
        @Nullable String description,
        @Nullable Integer hitPoints,
        @Nullable Integer armorClass,
        @Nullable String notes,
        @Nullable List<String> lines,
        @Nullable Integer spoken,
        @Nullable Instant createdAt,
        @UpdatedAt @Nullable Instant updatedAt,
        @Ttl @Nullable Instant expiresAt,
        @Version long version) {

    public String displayName() {
        return name == null ? npcId : name;
    }

    public List<String> script() {
        return lines == null ? List.of() : lines;
    }

    public int linesSpoken() {
        return spoken == null ? 0 : spoken;
    }
}
