package io.azulejo.sessions.domain;

import io.azulejo.sessions.table.Npc;
import java.util.List;
import java.util.Optional;

/** Source of NPC answers. Must be thread-safe. */
public interface Responder {

    /** Returns an NPC's answer to a message, or empty if a game master has to answer. */
    Optional<String> answer(Npc npc, String told);

    /** Returns a responder that answers with the NPC's lines in turn and starts over after the last. */
    static Responder scripted() {
        return (npc, told) -> {
            List<String> script = npc.script();
            return script.isEmpty() ? Optional.empty() : Optional.of(script.get(npc.linesSpoken() % script.size()));
        };
    }
}
