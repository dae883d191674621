package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.azulejo.sessions.rules.Npcs;
import io.azulejo.web.job.JobView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * NPCs that were added together.
 *
 * @param items all of them, where one transaction held them
 * @param job where it did not: what adds them
 */
@Json
record CrowdBody(List<NpcBody> items, @Nullable JobView job) {

    static CrowdBody of(Npcs.Crowd crowd) {
        return new CrowdBody(
                crowd.npcs().stream().map(npc -> NpcBody.of(npc, true)).toList(),
                crowd.job() == null ? null : JobView.of(crowd.job()));
    }
}
