package io.azulejo.sessions.table;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Naming;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.patterns.idempotency.IdempotencyRecord;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobTable;
import io.azulejo.toolkit.batch.BatchGet;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import io.azulejo.toolkit.transaction.TransactWrite;
import java.time.Instant;
import java.util.Optional;

/** Sessions design: the documented access patterns first, then those that the service adds. */
@SingleTable(
        name = "${SESSIONS_TABLE:sessions}",
        naming = Naming.PASCAL_CASE,
        entities = {
            Session.class,
            Participant.class,
            Npc.class,
            Message.class,
            Admission.class,
            AccountLink.class,
            LinkCode.class,
            UserPointer.class,
            ChannelPointer.class,
            Interaction.class,
            IdempotencyRecord.class,
            JobRecord.class
        },
        indexes = {
            @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK", projection = Index.Projection.KEYS_ONLY),
            @Index(name = "GSI2", partitionKey = "GSI2PK", sortKey = "GSI2SK", projection = Index.Projection.KEYS_ONLY),
            @Index(name = "GSI3", partitionKey = "UserID", sortKey = "GSI3SK", projection = Index.Projection.KEYS_ONLY)
        })
public interface SessionsTable extends JobTable {

    @AccessPattern("All data of a session")
    @Query(consistent = true)
    Optional<SessionDetails> whole(String sessionId);

    @AccessPattern("Sessions by user")
    @Query(index = "GSI1", descending = true, complete = true)
    Page<SessionListEntry> sessionsByUser(String userId, SortRange<Instant> startedAt, PageRequest page);

    @AccessPattern("Active session of a user")
    @Get(consistent = true)
    Optional<UserPointer> activeSession(String userId, String scope);

    @AccessPattern("Sessions by status")
    @Query(index = "GSI2", descending = true, complete = true, when = "!sharded")
    Page<Session> byStatus(SessionStatus status, PageRequest page);

    @AccessPattern("Sessions of a user by status")
    @Query(index = "GSI3", descending = true, complete = true)
    Page<Session> byUserAndStatus(String userId, SessionStatus status, SortRange<Instant> startedAt, PageRequest page);

    @AccessPattern("NPCs of a session")
    @Query(consistent = true)
    Page<Npc> npcs(String sessionId, PageRequest page);

    @AccessPattern("NPC of a session")
    @Get(consistent = true)
    Optional<Npc> npc(String sessionId, String npcId);

    @AccessPattern("Session by id")
    @Get(consistent = true)
    Optional<Session> session(String sessionId);

    @AccessPattern("Sessions by status, from all shards")
    @Query(index = "GSI2", descending = true, complete = true, when = "sharded")
    Page<Session> byStatusSharded(SessionStatus status, PageRequest page);

    @AccessPattern("Active session of a channel")
    @Get(consistent = true)
    Optional<ChannelPointer> activeInChannel(String channelId);

    @AccessPattern("What an NPC was told and answered")
    @Query(descending = true)
    Page<Message> messages(String sessionId, String npcId, PageRequest page);

    @AccessPattern("All that was said in a session")
    @Query
    Page<Message> log(String sessionId, PageRequest page);

    @AccessPattern("Invitations, requests to join and bans of a session")
    @Query(consistent = true)
    Page<Admission> admissions(String sessionId, PageRequest page);

    EntityTable<Session> sessionTable();

    EntityTable<Participant> participantTable();

    EntityTable<Npc> npcTable();

    EntityTable<Message> messageTable();

    EntityTable<UserPointer> userPointerTable();

    EntityTable<ChannelPointer> channelPointerTable();

    EntityTable<Interaction> interactionTable();

    EntityTable<Admission> admissionTable();

    EntityTable<AccountLink> accountLinkTable();

    EntityTable<LinkCode> linkCodeTable();

    EntityTable<IdempotencyRecord> idempotencyTable();

    TransactWrite transaction();

    BatchGet batchGet();
}
