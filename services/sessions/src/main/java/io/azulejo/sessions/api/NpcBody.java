package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.azulejo.sessions.table.Npc;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An NPC; hit points, armour class, notes and lines are for game masters only. */
@Json
record NpcBody(
        String npcId,
        String sessionId,
        String name,
        @Nullable String description,
        @Nullable Integer hitPoints,
        @Nullable Integer armorClass,
        @Nullable String notes,
        @Nullable List<String> lines,
        @Nullable Instant createdAt,
        long version) {

    static NpcBody of(Npc npc, boolean leads) {
        return new NpcBody(
                npc.npcId(),
                npc.sessionId(),
                npc.displayName(),
                npc.description(),
                leads ? npc.hitPoints() : null,
                leads ? npc.armorClass() : null,
                leads ? npc.notes() : null,
                leads ? npc.script() : null,
                npc.createdAt(),
                npc.version());
    }
}
