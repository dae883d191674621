package io.azulejo.sessions.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.http.job.JobView;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.precondition.ETag;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.sessions.domain.Actor;
import io.azulejo.sessions.domain.Conversation;
import io.azulejo.sessions.domain.Npcs;
import io.azulejo.sessions.domain.SessionAccess;
import io.azulejo.sessions.domain.SessionAuthorization;
import io.azulejo.sessions.domain.SessionDeletion;
import io.azulejo.sessions.table.Npc;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.query.PageRequest;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** NPCs of a session and the conversation with them. */
@Valid
@Controller
@Path("/sessions/{id}")
final class NpcController {
    private final SessionsTable table;
    private final SessionAuthorization access;
    private final Npcs npcs;
    private final Conversation conversation;
    private final Idempotency idempotency;
    private final JobRunner jobs;

    NpcController(
            SessionsTable table,
            SessionAuthorization access,
            Npcs npcs,
            Conversation conversation,
            Idempotency idempotency,
            JobRunner jobs) {
        this.table = table;
        this.access = access;
        this.npcs = npcs;
        this.conversation = conversation;
        this.idempotency = idempotency;
        this.jobs = jobs;
    }

    /**
     * Lists the NPCs of a session. Only game masters see hit points, armour class, notes and lines.
     *
     * @param limit maximum number of NPCs in the page
     * @param cursor position returned with the previous page
     */
    @Get("/npcs")
    PageBody<NpcBody> list(
            String id,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Actor actor = Actors.of(request);
        PageRequest page = PageQuery.of(limit, cursor).scope(actor.userId());
        SessionAccess game = access.require(actor, id);
        return PageBody.of(table.npcs(id, page), npc -> NpcBody.of(npc, game.isGameMaster()));
    }

    /** Retrieves an NPC. */
    @Get("/npcs/{npc}")
    NpcBody get(String id, String npc, ServerRequest request, ServerResponse response) {
        SessionAccess game = access.require(Actors.of(request), id);
        Npc found = npcs.known(id, npc);
        new ETag(found.version()).answer(request, response);
        return NpcBody.of(found, game.isGameMaster());
    }

    /** Creates an NPC in a session. Send an Idempotency-Key header to retry safely. For game masters only. */
    @Post("/npcs")
    NpcBody add(String id, NpcChange body, ServerRequest request, ServerResponse response) {
        body.requireNoCount();
        Caller caller = Caller.of(request);
        Actor actor = Actors.of(caller);
        NpcBody added = idempotency.once(
                request,
                caller,
                body,
                NpcBody.class,
                mark -> NpcBody.of(npcs.add(actor, id, body.draft(), mark), true),
                npc -> NpcBody.of(
                        npcs.known(id, npc.getFirst()),
                        access.require(actor, id).isGameMaster()));
        response.header("Location", "/sessions/" + id + "/npcs/" + added.npcId());
        response.header("ETag", new ETag(added.version()).toString());
        return added;
    }

    /**
     * Creates several NPCs with the same properties, numbered from 1. If they do not fit into one transaction, a job
     * creates them and the response has status 202. For game masters only.
     */
    @Post("/npcs/bulk")
    CrowdBody addMany(String id, NpcChange body, ServerRequest request, ServerResponse response) {
        Caller caller = Caller.of(request);
        Actor actor = Actors.of(caller);
        int count = body.count() == null ? 1 : body.count();
        CrowdBody added = idempotency.once(
                request,
                caller,
                body,
                CrowdBody.class,
                mark -> CrowdBody.of(npcs.addMany(actor, id, body.draft(), count, mark)),
                npcIds -> CrowdBody.of(npcs.added(actor, id, count, npcIds)));
        if (added.job() != null) {
            response.status(202);
            jobs.wake();
        }
        return added;
    }

    /** Replaces the properties of an NPC. Requires If-Match with the NPC's current version. For game masters only. */
    @Put("/npcs/{npc}")
    NpcBody change(String id, String npc, NpcChange body, ServerRequest request, ServerResponse response) {
        body.requireNoCount();
        Npc changed = npcs.change(Actors.of(request), id, npc, body.draft(), ETag.required(request));
        new ETag(changed.version()).answer(request, response);
        return NpcBody.of(changed, true);
    }

    /** Deletes an NPC. For game masters only. */
    @Delete("/npcs/{npc}")
    void remove(String id, String npc, ServerRequest request, ServerResponse response) {
        npcs.remove(Actors.of(request), id, npc, ETag.expected(request));
        response.status(204).send();
    }

    /**
     * Sends a message to an NPC. If the NPC has lines, it answers with the next one. Otherwise a game master answers.
     */
    @Post("/npcs/{npc}/messages")
    ExchangeBody tell(String id, String npc, MessageRequest body, ServerRequest request) {
        Caller caller = Caller.of(request);
        Actor actor = Actors.of(caller);
        return idempotency.once(
                request,
                caller,
                body,
                ExchangeBody.class,
                mark -> ExchangeBody.of(conversation.sendMessage(actor, id, npc, body.text(), mark)),
                messages -> ExchangeBody.of(conversation.told(actor, id, npc, messages)));
    }

    /** Sends a message as an NPC. For game masters only. */
    @Post("/npcs/{npc}/replies")
    MessageBody say(String id, String npc, ReplyRequest body, ServerRequest request) {
        return MessageBody.of(conversation.sendReply(Actors.of(request), id, npc, body.text(), body.replyTo()));
    }

    /**
     * Lists the messages to and from an NPC, latest first.
     *
     * @param limit maximum number of messages in the page
     * @param cursor position returned with the previous page
     */
    @Get("/npcs/{npc}/messages")
    PageBody<MessageBody> messages(
            String id,
            String npc,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Actor actor = Actors.of(request);
        PageRequest page = PageQuery.of(limit, cursor).scope(actor.userId());
        access.require(actor, id);
        npcs.known(id, npc);
        return PageBody.of(table.messages(id, npc, page), MessageBody::of);
    }

    /** Retrieves the progress of a job of this session. For game masters, operators and who started it. */
    @Get("/jobs/{job}")
    JobView job(String id, String job, ServerRequest request) {
        Actor actor = Actors.of(request);
        return JobView.find(
                jobs,
                job,
                found -> id.equals(found.arguments().get("sessionId"))
                        && (actor.operator()
                                || actor.userId().equals(found.arguments().get(SessionDeletion.STARTED_BY))
                                || access.require(actor, id).isGameMaster()));
    }

    /**
     * NPCs that were created together.
     *
     * @param items the NPCs, if one transaction created them
     * @param job the job that creates them, if there are too many for one transaction
     */
    @Json
    record CrowdBody(List<NpcBody> items, @Nullable JobView job) {

        static CrowdBody of(Npcs.CreatedNpcs crowd) {
            return new CrowdBody(
                    crowd.npcs().stream().map(npc -> NpcBody.of(npc, true)).toList(),
                    crowd.job() == null ? null : JobView.of(crowd.job()));
        }
    }

    /**
     * Message to an NPC and its answer.
     *
     * @param answer null if a game master has to answer
     */
    @Json
    record ExchangeBody(MessageBody told, @Nullable MessageBody answer) {

        static ExchangeBody of(Conversation.Exchange exchange) {
            return new ExchangeBody(
                    MessageBody.of(exchange.told()),
                    exchange.answer() == null ? null : MessageBody.of(exchange.answer()));
        }
    }

    /** Message from an NPC, and the message that it answers. */
    @Json
    @Valid
    record ReplyRequest(@NotBlank String text, @Nullable String replyTo) {}

    /** Message to an NPC. */
    @Json
    @Valid
    record MessageRequest(@NotBlank String text) {}
}
