package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Elements;
import io.azulejo.sessions.domain.NpcDraft;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * NPC as given in a request.
 *
 * @param lines answers that the NPC gives in turn; without lines, the game master answers
 * @param count number of NPCs to add; for bulk requests only
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

    /** Rejects a count where one NPC is meant. */
    void requireNoCount() {
        if (count != null) {
            throw ProblemException.invalid("count", "is only allowed in npcs/bulk");
        }
    }

    NpcDraft draft() {
        return new NpcDraft(name, description, hitPoints, armorClass, notes, Elements.required("lines", lines));
    }
}
