package io.azulejo.sessions.table;

import io.azulejo.annotation.Aggregate;
import java.util.List;

/** Session with all items of its partition, read by one Query. */
@Aggregate
public record SessionDetails(Session session, List<Npc> npcs, List<Participant> participants) {}
