package io.azulejo.sessions.rules;

import io.azulejo.sessions.table.Npc;
import java.util.List;
import java.util.Optional;

/** Makes NPCs answer. Must be thread-safe. */
public interface Responder {

    /** What an NPC says when it is told something; empty leaves the answer to the game master. */
    Optional<String> answer(Npc npc, String told);

    /** Answers with the NPC's lines, one after the other and again from the first. */
    static Responder scripted() {
        return (npc, told) -> {
            List<String> script = npc.script();
            return script.isEmpty() ? Optional.empty() : Optional.of(script.get(npc.linesSpoken() % script.size()));
        };
    }
}
