package io.azulejo.sessions.discord;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.EnumNames;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.sessions.domain.Actor;
import io.azulejo.sessions.domain.Conversation;
import io.azulejo.sessions.domain.Lifecycle;
import io.azulejo.sessions.domain.Listing;
import io.azulejo.sessions.domain.NpcDraft;
import io.azulejo.sessions.domain.Npcs;
import io.azulejo.sessions.domain.OpenSessionPointers;
import io.azulejo.sessions.domain.Participants;
import io.azulejo.sessions.domain.SessionAuthorization;
import io.azulejo.sessions.domain.SessionDraft;
import io.azulejo.sessions.table.Message;
import io.azulejo.sessions.table.Npc;
import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.List;
import java.util.OptionalLong;

/** Handler of slash commands. A command applies to the session of the channel in which it is typed. */
@Singleton
final class CommandHandler {
    private static final int SESSIONS_LISTED = 10;
    private static final int NPCS_LISTED = 50;

    private final SessionsTable table;
    private final Lifecycle lifecycle;
    private final SessionAuthorization access;
    private final Participants participants;
    private final Npcs npcs;
    private final Conversation conversation;
    private final Listing listing;
    private final OpenSessionPointers pointers;
    private final InstantSource clock;

    CommandHandler(
            SessionsTable table,
            Lifecycle lifecycle,
            SessionAuthorization access,
            Participants participants,
            Npcs npcs,
            Conversation conversation,
            Listing listing,
            OpenSessionPointers pointers,
            InstantSource clock) {
        this.table = table;
        this.lifecycle = lifecycle;
        this.access = access;
        this.participants = participants;
        this.npcs = npcs;
        this.conversation = conversation;
        this.listing = listing;
        this.pointers = pointers;
        this.clock = clock;
    }

    InteractionResponse handle(ParsedCommand typed) {
        return switch (typed.path()) {
            case "session start" -> start(typed);
            case "session pause" ->
                InteractionResponse.visible(title(lifecycle.pause(
                                typed.idempotentActor(), session(typed).sessionId())) + " is paused.");
            case "session resume" ->
                InteractionResponse.visible(title(lifecycle.resume(
                                typed.idempotentActor(), session(typed).sessionId())) + " is resumed.");
            case "session end" ->
                InteractionResponse.visible(title(lifecycle.end(
                                typed.idempotentActor(), session(typed).sessionId())) + " has ended.");
            case "session list" -> sessions(typed.actor());
            case "npc add" -> addNpc(typed);
            case "npc talk" -> talk(typed);
            case "npc list" -> npcs(session(typed));
            case "npc remove" -> removeNpc(typed);
            default -> InteractionResponse.ephemeral("There is no command /" + typed.path() + ".");
        };
    }

    private InteractionResponse start(ParsedCommand typed) {
        Session session = lifecycle.start(
                typed.idempotentActor(),
                new SessionDraft(typed.need("title"), typed.guildId(), typed.channelId(), typed.locale()),
                IdempotentCommit.NONE);
        return InteractionResponse.visible(
                title(session) + " has started. It ends at " + session.endsAt() + " at the latest.");
    }

    private InteractionResponse sessions(Actor actor) {
        Page<Listing.Listed> page =
                listing.byUser(actor, actor.userId(), null, SortRange.all(), PageRequest.of(SESSIONS_LISTED));
        if (page.items().isEmpty()) {
            return InteractionResponse.ephemeral("You have no sessions.");
        }
        List<String> lines = page.items().stream()
                .map(listed -> "• " + title(listed.session()) + ", "
                        + EnumNames.of(listed.session().statusAt(clock.instant())) + ", started "
                        + listed.session().startedAt())
                .toList();
        return InteractionResponse.ephemeral(String.join("\n", lines));
    }

    private InteractionResponse addNpc(ParsedCommand typed) {
        NpcDraft draft = new NpcDraft(
                typed.need("name"),
                typed.text("description").orElse(null),
                null,
                null,
                null,
                typed.text("line").stream().toList());
        int count = typed.number("count", 1);
        String sessionId = session(typed).sessionId();
        if (count == 1) {
            Npc npc = npcs.add(typed.idempotentActor(), sessionId, draft, IdempotentCommit.NONE);
            return InteractionResponse.ephemeral(npc.displayName() + " was added with id " + npc.npcId() + ".");
        }
        npcs.addMany(typed.idempotentActor(), sessionId, draft, count, IdempotentCommit.NONE);
        return InteractionResponse.ephemeral(count + " " + draft.name() + " were added, numbered from 1.");
    }

    /** Talks to an NPC. A user who talks in the channel joins its session. */
    private InteractionResponse talk(ParsedCommand typed) {
        Session session = session(typed);
        Npc npc = npcNamed(session, typed.need("npc"));
        String text = typed.need("text");
        if (access.find(typed.actor(), session.sessionId()).isEmpty()) {
            participants.join(typed.actor(), session.sessionId(), Participant.Role.PLAYER);
        }
        Message answer = conversation
                .sendMessage(typed.idempotentActor(), session.sessionId(), npc.npcId(), text, IdempotentCommit.NONE)
                .answer();
        return InteractionResponse.visible("> " + text.replace("\n", "\n> ") + "\n"
                + (answer == null
                        ? npc.displayName() + " is listening."
                        : "**" + npc.displayName() + ":** " + answer.text()));
    }

    private InteractionResponse npcs(Session session) {
        Page<Npc> page = table.npcs(session.sessionId(), PageRequest.of(NPCS_LISTED));
        if (page.items().isEmpty()) {
            return InteractionResponse.ephemeral("There are no NPCs in " + title(session) + ".");
        }
        List<String> lines =
                page.items().stream().map(npc -> "• " + npc.displayName()).toList();
        return InteractionResponse.ephemeral(
                String.join("\n", lines) + (page.next().isPresent() ? "\nand more" : ""));
    }

    private InteractionResponse removeNpc(ParsedCommand typed) {
        Session session = session(typed);
        Npc npc = npcNamed(session, typed.need("npc"));
        npcs.remove(typed.idempotentActor(), session.sessionId(), npc.npcId(), OptionalLong.empty());
        return InteractionResponse.ephemeral(npc.displayName() + " was removed.");
    }

    private Session session(ParsedCommand typed) {
        return pointers.ofChannel(typed.channelId())
                .orElseThrow(() -> ProblemException.conflict("There is no open session in this channel"));
    }

    private Npc npcNamed(Session session, String name) {
        return npcs.findByIdOrName(session.sessionId(), name).orElseThrow(() -> ProblemException.notFound("NPC", name));
    }

    private static String title(Session session) {
        return session.title() == null ? "The session" : session.title();
    }
}
