package io.azulejo.sessions.discord;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.sessions.domain.AccountLinks;
import io.azulejo.sessions.domain.Actor;
import io.azulejo.sessions.domain.Admissions;
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
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Set;

/** Handler of slash commands. A command applies to the session of the channel in which it is typed. */
@Singleton
final class CommandHandler {
    private static final int SESSIONS_LISTED = 10;
    private static final int NPCS_LISTED = 50;
    private static final int NPCS_READ = 100;
    /** Discord shows at most 25 suggestions of at most 100 characters. */
    private static final int MOST_CHOICES = 25;

    private static final int LONGEST_CHOICE = 100;
    private static final Set<String> VISIBLE =
            Set.of("session start", "session pause", "session resume", "session end", "npc talk", "npc say");

    private final SessionsTable table;
    private final Lifecycle lifecycle;
    private final SessionAuthorization access;
    private final Participants participants;
    private final Admissions admissions;
    private final AccountLinks links;
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
            Admissions admissions,
            AccountLinks links,
            Npcs npcs,
            Conversation conversation,
            Listing listing,
            OpenSessionPointers pointers,
            InstantSource clock) {
        this.table = table;
        this.lifecycle = lifecycle;
        this.access = access;
        this.participants = participants;
        this.admissions = admissions;
        this.links = links;
        this.npcs = npcs;
        this.conversation = conversation;
        this.listing = listing;
        this.pointers = pointers;
        this.clock = clock;
    }

    /** Runs a command. To outsiders the channel's session exists, but its id is nobody's business. */
    InteractionResponse handle(ParsedCommand typed) {
        try {
            return run(typed);
        } catch (ProblemException refused) {
            boolean outsider = refused.type() == ProblemType.NOT_FOUND
                    && String.valueOf(refused.getMessage()).startsWith("There is no session ");
            throw outsider ? ProblemException.forbidden("Only participants of the session may do this") : refused;
        }
    }

    private InteractionResponse run(ParsedCommand typed) {
        Texts texts = typed.texts();
        return switch (typed.path()) {
            case "session start" -> start(typed);
            case "session pause" -> {
                Session paused =
                        lifecycle.pause(typed.idempotentActor(), session(typed).sessionId());
                yield InteractionResponse.visible(texts.of("paused", title(paused, texts)))
                        .with(resume(texts), end(texts));
            }
            case "session resume" -> {
                Session resumed =
                        lifecycle.resume(typed.idempotentActor(), session(typed).sessionId());
                yield InteractionResponse.visible(texts.of("resumed", title(resumed, texts)))
                        .with(pause(texts), end(texts));
            }
            case "session end" -> {
                Session ended =
                        lifecycle.end(typed.idempotentActor(), session(typed).sessionId());
                yield InteractionResponse.visible(texts.of("ended", title(ended, texts)));
            }
            case "session list" -> sessions(typed.actor(), texts);
            case "session invite" -> invite(typed);
            case "session link" -> {
                links.complete(typed.idempotentActor(), typed.need("code"));
                yield InteractionResponse.ephemeral(texts.of("linked"));
            }
            case "npc add" -> addNpc(typed);
            case "npc talk" -> talk(typed);
            case "npc say" -> say(typed);
            case "npc list" -> npcs(session(typed), texts);
            case "npc remove" -> removeNpc(typed);
            default -> InteractionResponse.ephemeral(texts.of("unknown", typed.path()));
        };
    }

    /** Returns whether everybody in the channel sees the response to a command. */
    static boolean isVisible(String path) {
        return VISIBLE.contains(path);
    }

    /** Suggests NPCs whose names begin with, or else contain, what the user has typed so far. */
    InteractionResponse suggest(ParsedCommand typed) {
        String start = typed.focused()
                .filter(option -> option.name().equals("npc"))
                .map(option -> String.valueOf(option.value()).strip().toLowerCase(Locale.ROOT))
                .orElse("");
        List<InteractionResponse.Choice> choices = pointers.ofChannel(typed.channelId()).stream()
                .flatMap(session -> PageRequest.of(NPCS_READ).all(page -> table.npcs(session.sessionId(), page)))
                .filter(npc -> npc.displayName().toLowerCase(Locale.ROOT).contains(start))
                .sorted(Comparator.comparing((Npc npc) ->
                                !npc.displayName().toLowerCase(Locale.ROOT).startsWith(start))
                        .thenComparing(Npc::displayName))
                .limit(MOST_CHOICES)
                .map(npc -> new InteractionResponse.Choice(shortened(npc.displayName()), npc.npcId()))
                .toList();
        return InteractionResponse.suggestions(choices);
    }

    private static String shortened(String name) {
        return name.codePointCount(0, name.length()) <= LONGEST_CHOICE
                ? name
                : name.substring(0, name.offsetByCodePoints(0, LONGEST_CHOICE));
    }

    private InteractionResponse start(ParsedCommand typed) {
        boolean invitationOnly = typed.flag("private");
        Session session = lifecycle.start(
                typed.idempotentActor(),
                new SessionDraft(
                        typed.need("title"),
                        typed.guildId(),
                        typed.channelId(),
                        typed.locale(),
                        invitationOnly ? "invitation" : null),
                IdempotentCommit.NONE);
        Texts texts = typed.texts();
        Instant end = session.endsAt();
        return InteractionResponse.visible(texts.of("started", title(session, texts), end == null ? "-" : time(end)))
                .with(pause(texts), end(texts));
    }

    private static InteractionResponse.Button pause(Texts texts) {
        return InteractionResponse.Button.of(texts.of("button-pause"), "session pause");
    }

    private static InteractionResponse.Button resume(Texts texts) {
        return InteractionResponse.Button.of(texts.of("button-resume"), "session resume");
    }

    private static InteractionResponse.Button end(Texts texts) {
        return InteractionResponse.Button.dangerous(texts.of("button-end"), "session end");
    }

    /** Returns a time in Discord's markup, which every user sees in their own zone and language. */
    private static String time(Instant time) {
        return "<t:" + time.getEpochSecond() + ":f>";
    }

    private InteractionResponse invite(ParsedCommand typed) {
        Session session = session(typed);
        String user = typed.need("user");
        admissions.invite(typed.idempotentActor(), session.sessionId(), user, Participant.Role.PLAYER);
        Texts texts = typed.texts();
        return InteractionResponse.visible(texts.of("invited", user, title(session, texts)));
    }

    private InteractionResponse sessions(Actor actor, Texts texts) {
        Page<Listing.Listed> page =
                listing.byUser(actor, actor.userId(), null, SortRange.all(), PageRequest.of(SESSIONS_LISTED));
        if (page.items().isEmpty()) {
            return InteractionResponse.ephemeral(texts.of("no-sessions"));
        }
        List<String> lines = page.items().stream()
                .map(listed -> texts.of(
                        "listed",
                        title(listed.session(), texts),
                        status(listed.session(), texts),
                        time(listed.session().startedAt())))
                .toList();
        return InteractionResponse.ephemeral(String.join("\n", lines));
    }

    private String status(Session session, Texts texts) {
        return switch (session.statusAt(clock.instant())) {
            case ACTIVE -> texts.of("active");
            case PAUSED, INACTIVE -> texts.of("status-paused");
            case ENDED -> texts.of("status-ended");
            case EXPIRED -> texts.of("expired");
        };
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
            return InteractionResponse.ephemeral(typed.texts().of("npc-added", npc.displayName()));
        }
        npcs.addMany(typed.idempotentActor(), sessionId, draft, count, IdempotentCommit.NONE);
        return InteractionResponse.ephemeral(typed.texts().of("npcs-added", count, draft.name()));
    }

    /** Talks to an NPC. A user who talks in the channel joins its session, unless it needs an invitation. */
    private InteractionResponse talk(ParsedCommand typed) {
        Session session = session(typed);
        Npc npc = npcNamed(session, typed.need("npc"));
        String text = typed.need("text");
        if (access.find(typed.actor(), session.sessionId()).isEmpty()) {
            participants.joinFromChannel(typed.actor(), session.sessionId());
        }
        Message answer = conversation
                .sendMessage(typed.idempotentActor(), session.sessionId(), npc.npcId(), text, IdempotentCommit.NONE)
                .answer();
        return InteractionResponse.visible("> " + text.replace("\n", "\n> ") + "\n"
                + (answer == null
                        ? typed.texts().of("listening", npc.displayName())
                        : "**" + npc.displayName() + ":** " + answer.text()));
    }

    /** Says something as an NPC. */
    private InteractionResponse say(ParsedCommand typed) {
        Session session = session(typed);
        Npc npc = npcNamed(session, typed.need("npc"));
        Message said = conversation.sendReply(
                typed.idempotentActor(), session.sessionId(), npc.npcId(), typed.need("text"), null);
        return InteractionResponse.visible("**" + npc.displayName() + ":** " + said.text());
    }

    private InteractionResponse npcs(Session session, Texts texts) {
        Page<Npc> page = table.npcs(session.sessionId(), PageRequest.of(NPCS_LISTED));
        if (page.items().isEmpty()) {
            return InteractionResponse.ephemeral(texts.of("no-npcs", title(session, texts)));
        }
        List<String> lines =
                page.items().stream().map(npc -> "• " + npc.displayName()).toList();
        return InteractionResponse.ephemeral(
                String.join("\n", lines) + (page.next().isPresent() ? "\n" + texts.of("more") : ""));
    }

    private InteractionResponse removeNpc(ParsedCommand typed) {
        Session session = session(typed);
        Npc npc = npcNamed(session, typed.need("npc"));
        npcs.remove(typed.idempotentActor(), session.sessionId(), npc.npcId(), OptionalLong.empty());
        return InteractionResponse.ephemeral(typed.texts().of("npc-removed", npc.displayName()));
    }

    private Session session(ParsedCommand typed) {
        return pointers.ofChannel(typed.channelId())
                .orElseThrow(() -> ProblemException.conflict("There is no open session in this channel"));
    }

    private Npc npcNamed(Session session, String name) {
        return npcs.findByIdOrName(session.sessionId(), name).orElseThrow(() -> ProblemException.notFound("NPC", name));
    }

    private static String title(Session session, Texts texts) {
        return session.title() == null ? texts.of("the-session") : session.title();
    }
}
