package io.azulejo.sessions.domain;

import io.avaje.jsonb.Json;
import io.azulejo.http.text.TextValidation;
import io.azulejo.sessions.table.Npc;
import io.azulejo.sessions.table.NpcBuilder;
import io.azulejo.sessions.table.Session;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Properties of an NPC as given by a game master. */
@Json
public record NpcDraft(
        String name,
        @Nullable String description,
        @Nullable Integer hitPoints,
        @Nullable Integer armorClass,
        @Nullable String notes,
        List<String> lines) {
    private static final int LONGEST_NAME = 80;
    private static final int LONGEST_DESCRIPTION = 1000;
    private static final int LONGEST_NOTES = 2000;
    private static final int MOST_LINES = 50;
    /** With this limit, 90 NPCs fit into the 4 MB of one transaction in any encoding. */
    private static final int LONGEST_SCRIPT = 6000;

    /** Returns a copy with validated values. */
    NpcDraft checked() {
        return new NpcDraft(
                TextValidation.line("name", name, LONGEST_NAME),
                TextValidation.optional("description", description, LONGEST_DESCRIPTION),
                Fields.number("hitPoints", hitPoints, 0, 99_999),
                Fields.number("armorClass", armorClass, 0, 99),
                TextValidation.optional("notes", notes, LONGEST_NOTES),
                Fields.lines("lines", lines, MOST_LINES, LONGEST_SCRIPT));
    }

    NpcDraft named(String otherName) {
        return new NpcDraft(otherName, description, hitPoints, armorClass, notes, lines);
    }

    Npc in(Session session, String npcId, SessionPolicy policy, Instant now) {
        Instant limit = session.hardLimit();
        return applyTo(NpcBuilder.blank()
                .sessionId(session.sessionId())
                .npcId(npcId)
                .spoken(0)
                .createdAt(now)
                .expiresAt(limit == null ? null : limit.plus(policy.keptAfter()))
                .build());
    }

    /** Returns the NPC with these properties. Its position in its lines stays. */
    Npc applyTo(Npc npc) {
        return NpcBuilder.of(npc)
                .name(name)
                .description(description)
                .hitPoints(hitPoints)
                .armorClass(armorClass)
                .notes(notes)
                .lines(lines)
                .build();
    }
}
