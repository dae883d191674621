package io.azulejo.sessions.discord;

import io.azulejo.sessions.rules.Access;
import io.azulejo.sessions.rules.Actor;
import io.azulejo.sessions.rules.Conversation;
import io.azulejo.sessions.rules.Lifecycle;
import io.azulejo.sessions.rules.Listing;
import io.azulejo.sessions.rules.NpcDraft;
import io.azulejo.sessions.rules.Npcs;
import io.azulejo.sessions.rules.Participants;
import io.azulejo.sessions.rules.Pointers;
import io.azulejo.sessions.rules.SessionDraft;
import io.azulejo.sessions.table.Message;
import io.azulejo.sessions.table.Npc;
import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import io.azulejo.web.idempotency.Mark;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Words;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.List;
import java.util.OptionalLong;

/** Does what a slash command says, in the session of the channel in which it was typed. */
@Singleton
final class CommandHandler {
    private static final int SESSIONS_LISTED = 10;
    private static final int NPCS_LISTED = 50;

    private final SessionsTable table;
    private final Lifecycle lifecycle;
    private final Access access;
    private final Participants participants;
    private final Npcs npcs;
    private final Conversation conversation;
    private final Listing listing;
    private final Pointers pointers;
    private final InstantSource clock;

    CommandHandler(
            SessionsTable table,
            Lifecycle lifecycle,
            Access access,
            Participants participants,
            Npcs npcs,
            Conversation conversation,
            Listing listing,
            Pointers pointers,
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

    Answer handle(Typed typed) {
        return switch (typed.path()) {
            case "session start" -> start(typed);
            case "session pause" ->
                Answer.aloud(title(lifecycle.pause(typed.once(), session(typed).sessionId())) + " is paused.");
            case "session resume" ->
                Answer.aloud(title(lifecycle.resume(typed.once(), session(typed).sessionId())) + " goes on.");
            case "session end" ->
                Answer.aloud(title(lifecycle.end(typed.once(), session(typed).sessionId())) + " has ended.");
            case "session list" -> sessions(typed.actor());
            case "npc add" -> addNpc(typed);
            case "npc talk" -> talk(typed);
            case "npc list" -> npcs(session(typed));
            case "npc remove" -> removeNpc(typed);
            default -> Answer.aside("There is no command /" + typed.path() + ".");
        };
    }

    private Answer start(Typed typed) {
        Session session = lifecycle.start(
                typed.once(),
                new SessionDraft(typed.need("title"), typed.guildId(), typed.channelId(), typed.locale()),
                Mark.NONE);
        return Answer.aloud(title(session) + " has started. It goes on until " + session.endsAt() + " at most.");
    }

    private Answer sessions(Actor actor) {
        Page<Listing.Listed> page =
                listing.byUser(actor, actor.userId(), null, SortRange.all(), PageRequest.of(SESSIONS_LISTED));
        if (page.items().isEmpty()) {
            return Answer.aside("You have no sessions.");
        }
        List<String> lines = page.items().stream()
                .map(listed -> "• " + title(listed.session()) + ", "
                        + Words.of(listed.session().statusAt(clock.instant())) + ", started "
                        + listed.session().startedAt())
                .toList();
        return Answer.aside(String.join("\n", lines));
    }

    private Answer addNpc(Typed typed) {
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
            Npc npc = npcs.add(typed.once(), sessionId, draft, Mark.NONE);
            return Answer.aside(npc.displayName() + " is here, as " + npc.npcId() + ".");
        }
        npcs.addMany(typed.once(), sessionId, draft, count, Mark.NONE);
        return Answer.aside(count + " " + draft.name() + " are here, numbered from 1.");
    }

    /** Whoever talks in the channel takes part in its session. */
    private Answer talk(Typed typed) {
        Session session = session(typed);
        Npc npc = meant(session, typed.need("npc"));
        String text = typed.need("text");
        if (access.find(typed.actor(), session.sessionId()).isEmpty()) {
            participants.join(typed.actor(), session.sessionId(), Participant.Role.PLAYER);
        }
        Message answer = conversation
                .tell(typed.once(), session.sessionId(), npc.npcId(), text, Mark.NONE)
                .answer();
        return Answer.aloud("> " + text.replace("\n", "\n> ") + "\n"
                + (answer == null
                        ? npc.displayName() + " is listening."
                        : "**" + npc.displayName() + ":** " + answer.text()));
    }

    private Answer npcs(Session session) {
        Page<Npc> page = table.npcs(session.sessionId(), PageRequest.of(NPCS_LISTED));
        if (page.items().isEmpty()) {
            return Answer.aside("There are no NPCs in " + title(session) + ".");
        }
        List<String> lines =
                page.items().stream().map(npc -> "• " + npc.displayName()).toList();
        return Answer.aside(String.join("\n", lines) + (page.next().isPresent() ? "\nand more" : ""));
    }

    private Answer removeNpc(Typed typed) {
        Session session = session(typed);
        Npc npc = meant(session, typed.need("npc"));
        npcs.remove(typed.once(), session.sessionId(), npc.npcId(), OptionalLong.empty());
        return Answer.aside(npc.displayName() + " is gone.");
    }

    private Session session(Typed typed) {
        return pointers.ofChannel(typed.channelId())
                .orElseThrow(() -> ProblemException.conflict("There is no open session in this channel"));
    }

    private Npc meant(Session session, String name) {
        return npcs.meant(session.sessionId(), name).orElseThrow(() -> ProblemException.notFound("NPC", name));
    }

    private static String title(Session session) {
        return session.title() == null ? "The session" : session.title();
    }
}
