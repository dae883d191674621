package io.azulejo.sessions.rules;

import io.avaje.jsonb.Json;
import io.azulejo.sessions.table.Npc;
import io.azulejo.sessions.table.NpcBuilder;
import io.azulejo.sessions.table.Session;
import io.azulejo.web.text.Texts;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a game master says of an NPC. */
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
    /** All told, ninety NPCs fit into the 4 MB of one transaction, whatever they are written in. */
    private static final int LONGEST_SCRIPT = 6000;

    /** The same with every value checked. */
    NpcDraft checked() {
        return new NpcDraft(
                Texts.line("name", name, LONGEST_NAME),
                Texts.optional("description", description, LONGEST_DESCRIPTION),
                Fields.number("hitPoints", hitPoints, 0, 99_999),
                Fields.number("armorClass", armorClass, 0, 99),
                Texts.optional("notes", notes, LONGEST_NOTES),
                Fields.lines("lines", lines, MOST_LINES, LONGEST_SCRIPT));
    }

    NpcDraft named(String otherName) {
        return new NpcDraft(otherName, description, hitPoints, armorClass, notes, lines);
    }

    Npc in(Session session, String npcId, SessionPolicy policy, Instant now) {
        Instant limit = session.hardLimit();
        return over(NpcBuilder.blank()
                .sessionId(session.sessionId())
                .npcId(npcId)
                .spoken(0)
                .createdAt(now)
                .expiresAt(limit == null ? null : limit.plus(policy.keptAfter()))
                .build());
    }

    /** An NPC with all of this instead of what it had; how far it has come in its lines stays. */
    Npc over(Npc npc) {
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
