package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.sessions.rules.NpcDraft;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An NPC as a game master sends it.
 *
 * @param lines what it answers, one after the other; without any, the game master answers
 * @param count only where several are added at once: how many
 */
@Json
@Valid
record NpcChange(
        @NotBlank String name,
        @Nullable String description,
        @Nullable Integer hitPoints,
        @Nullable Integer armorClass,
        @Nullable String notes,
        @Nullable List<String> lines,
        @Nullable Integer count) {

    NpcDraft draft() {
        return new NpcDraft(name, description, hitPoints, armorClass, notes, lines == null ? List.of() : lines);
    }
}
