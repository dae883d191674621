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
import io.azulejo.sessions.rules.Access;
import io.azulejo.sessions.rules.Actor;
import io.azulejo.sessions.rules.Conversation;
import io.azulejo.sessions.rules.Game;
import io.azulejo.sessions.rules.Npcs;
import io.azulejo.sessions.table.Npc;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.idempotency.Idempotency;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.job.JobView;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.precondition.ETag;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/sessions/{id}")
final class NpcController {
    private final SessionsTable table;
    private final Access access;
    private final Npcs npcs;
    private final Conversation conversation;
    private final Idempotency idempotency;
    private final JobRunner jobs;

    NpcController(
            SessionsTable table,
            Access access,
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

    /** The NPCs of a session. */
    @Get("/npcs")
    PageBody<NpcBody> list(
            String id,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Actor actor = Actors.of(request);
        PageRequest page = PageQuery.of(limit, cursor).scope(actor.userId());
        Game game = access.game(actor, id);
        return PageBody.of(table.npcs(id, page), npc -> NpcBody.of(npc, game.leads()));
    }

    /** An NPC. */
    @Get("/npcs/{npc}")
    NpcBody get(String id, String npc, ServerRequest request, ServerResponse response) {
        Game game = access.game(Actors.of(request), id);
        Npc found = npcs.known(id, npc);
        new ETag(found.version()).answer(request, response);
        return NpcBody.of(found, game.leads());
    }

    /** Adds an NPC. */
    @Post("/npcs")
    NpcBody add(String id, NpcChange body, ServerRequest request, ServerResponse response) {
        if (body.count() != null) {
            throw ProblemException.invalid("count", "is for npcs/bulk");
        }
        Caller caller = Caller.of(request);
        Actor actor = Actors.of(caller);
        NpcBody added = idempotency.once(
                request,
                caller,
                body,
                NpcBody.class,
                mark -> NpcBody.of(npcs.add(actor, id, body.draft(), mark), true),
                npc -> NpcBody.of(
                        npcs.known(id, npc.getFirst()), access.game(actor, id).leads()));
        response.header("Location", "/sessions/" + id + "/npcs/" + added.npcId());
        response.header("ETag", new ETag(added.version()).toString());
        return added;
    }

    /** Adds several NPCs alike: at once, or by a job where there are more than one transaction holds. */
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

    /** Replaces what is said of an NPC. */
    @Put("/npcs/{npc}")
    NpcBody change(String id, String npc, NpcChange body, ServerRequest request, ServerResponse response) {
        Npc changed = npcs.change(Actors.of(request), id, npc, body.draft(), ETag.required(request));
        new ETag(changed.version()).answer(request, response);
        return NpcBody.of(changed, true);
    }

    /** Removes an NPC. */
    @Delete("/npcs/{npc}")
    void remove(String id, String npc, ServerRequest request, ServerResponse response) {
        npcs.remove(Actors.of(request), id, npc, ETag.expected(request));
        response.status(204).send();
    }

    /** Says something to an NPC, which answers with its next line if it has any. */
    @Post("/npcs/{npc}/messages")
    ExchangeBody tell(String id, String npc, Telling body, ServerRequest request) {
        Caller caller = Caller.of(request);
        Actor actor = Actors.of(caller);
        return idempotency.once(
                request,
                caller,
                body,
                ExchangeBody.class,
                mark -> ExchangeBody.of(conversation.tell(actor, id, npc, body.text(), mark)),
                messages -> ExchangeBody.of(conversation.told(actor, id, npc, messages)));
    }

    /** Lets an NPC say something; for game masters. */
    @Post("/npcs/{npc}/replies")
    MessageBody say(String id, String npc, Saying body, ServerRequest request) {
        return MessageBody.of(conversation.say(Actors.of(request), id, npc, body.text(), body.replyTo()));
    }

    /** What an NPC was told and answered, latest first. */
    @Get("/npcs/{npc}/messages")
    PageBody<MessageBody> messages(
            String id,
            String npc,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Actor actor = Actors.of(request);
        PageRequest page = PageQuery.of(limit, cursor).scope(actor.userId());
        access.game(actor, id);
        npcs.known(id, npc);
        return PageBody.of(table.messages(id, npc, page), MessageBody::of);
    }

    /** How far a job of this session has come. */
    @Get("/jobs/{job}")
    JobView job(String id, String job, ServerRequest request) {
        Actor actor = Actors.of(request);
        return jobs.view(
                job,
                found -> id.equals(found.arguments().get("sessionId"))
                        && (actor.operator() || access.game(actor, id).leads()));
    }

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

    /**
     * What was said to an NPC, and what it said.
     *
     * @param answer absent where the game master has to give it
     */
    @Json
    record ExchangeBody(MessageBody told, @Nullable MessageBody answer) {

        static ExchangeBody of(Conversation.Exchange exchange) {
            return new ExchangeBody(
                    MessageBody.of(exchange.told()),
                    exchange.answer() == null ? null : MessageBody.of(exchange.answer()));
        }
    }

    /** What an NPC says, and to which message that is the answer. */
    @Json
    @Valid
    record Saying(@NotBlank String text, @Nullable String replyTo) {}

    /** What somebody says to an NPC. */
    @Json
    @Valid
    record Telling(@NotBlank String text) {}
}
