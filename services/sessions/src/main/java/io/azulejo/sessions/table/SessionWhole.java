package io.azulejo.sessions.table;

import io.azulejo.annotation.Aggregate;
import java.util.List;

/** A session with all that is in its partition, read by one Query. */
@Aggregate
public record SessionWhole(Session session, List<Npc> npcs, List<Participant> participants) {}
