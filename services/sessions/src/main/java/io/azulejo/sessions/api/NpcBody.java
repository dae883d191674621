package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.azulejo.sessions.table.Npc;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** NPC as responses show it. Only game masters see hit points, armour class, notes and lines. */
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

    static NpcBody of(Npc npc, boolean gameMaster) {
        return new NpcBody(
                npc.npcId(),
                npc.sessionId(),
                npc.displayName(),
                npc.description(),
                gameMaster ? npc.hitPoints() : null,
                gameMaster ? npc.armorClass() : null,
                gameMaster ? npc.notes() : null,
                gameMaster ? npc.script() : null,
                npc.createdAt(),
                npc.version());
    }
}
