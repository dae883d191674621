package originals;

import io.azulejo.annotation.*;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

/** Bot sessions as their rationale tells them: an index on the plain Status, another that repeats the first. */
@SingleTable(
        name = "${SESSIONS_TABLE:sessions}",
        naming = Naming.PASCAL_CASE,
        entities = {Sessions.Session.class, Sessions.Npc.class},
        indexes = {
            @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"),
            @Index(name = "GSI2", partitionKey = "Status"),
            @Index(name = "GSI3", partitionKey = "UserID")
        })
public interface Sessions {

    enum Status {
        @StoredAs("active")
        ACTIVE,
        @StoredAs("inactive")
        INACTIVE
    }

    @Entity
    @Key(pk = "SESSION#{sessionId}", sk = "METADATA")
    @IndexKey(index = "GSI1", pk = "USER#{userId}", sk = "TIMESTAMP#{date}")
    record Session(
            @FromKey String sessionId,
            @Attribute("UserID") String userId,
            Status status,
            Instant date,
            @Ttl Instant expiresAt) {}

    @Entity
    @Key(pk = "SESSION#{sessionId}", sk = "NPC#{npcId}")
    record Npc(@Attribute("SessionID") String sessionId, @FromKey String npcId, Map<String, String> memory) {}


    @AccessPattern("Sessão")
    @Get
    Optional<Session> session(String sessionId);

    @Aggregate
    record Everything(Session session, List<Npc> npcs) {}

    @AccessPattern("Todos os dados da sessão")
    @Query
    Optional<Everything> everything(String sessionId);

    @AccessPattern("Sessões por usuário")
    @Query(index = "GSI1", descending = true)
    Page<Session> byUser(String userId, PageRequest page);

    @AccessPattern("Histórico de sessões")
    @Query(index = "GSI1")
    List<Session> history(String userId, SortRange<Instant> date);

    @AccessPattern("Sessões ativas")
    @Query(index = "GSI2")
    Page<Session> byStatus(Status status, PageRequest page);

    @AccessPattern("Sessões de um usuário sem GSI1")
    @Query(index = "GSI3")
    Page<Session> byUserId(String userId, PageRequest page);

    @AccessPattern("NPCs por sessão")
    @Query
    List<Npc> npcs(String sessionId);
}
