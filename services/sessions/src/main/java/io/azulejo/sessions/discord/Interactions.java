package io.azulejo.sessions.discord;

import io.avaje.jsonb.JsonType;
import io.azulejo.http.json.WebJson;
import io.azulejo.http.limit.RateLimits;
import io.azulejo.http.limit.RouteClass;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.patterns.background.BackgroundWork;
import io.azulejo.sessions.table.Interaction;
import io.azulejo.sessions.table.InteractionAttributes;
import io.azulejo.sessions.table.InteractionBuilder;
import io.azulejo.sessions.table.InteractionKeys;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.error.WriteRefusedException;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Idempotent execution of Discord interactions with a response deadline. Each interaction runs once, however often
 * Discord delivers it. If it misses the deadline, its response is deferred, and the result follows when the work is
 * done. Thread-safe.
 *
 * <p>A server that starts an interaction holds it for some seconds. If the server crashes, the next delivery after that
 * time starts it again. If the server is only slow, both try: the interaction's writes include its {@code done} flag
 * under a condition, so only one of them succeeds.
 */
@Singleton
final class Interactions implements BackgroundWork {
    private static final Logger LOG = LoggerFactory.getLogger(Interactions.class);
    /** An interaction's token is valid for 15 minutes. Discord does not deliver it again after that. */
    private static final Duration RETENTION = Duration.ofMinutes(15);

    /** Longer than the three seconds after which Discord gives up waiting. */
    private static final Duration HOLD = Duration.ofSeconds(10);

    private final SessionsTable table;
    private final CommandHandler commands;
    private final FollowUp followUp;
    private final JsonType<InteractionResponse> json;
    private final DiscordOptions options;
    private final RateLimits users;
    private final RateLimits guilds;
    private final InstantSource clock;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    Interactions(
            SessionsTable table,
            CommandHandler commands,
            FollowUp followUp,
            DiscordOptions options,
            InstantSource clock) {
        this.table = table;
        this.commands = commands;
        this.followUp = followUp;
        this.json = WebJson.create().type(InteractionResponse.class);
        this.options = options;
        this.users = new RateLimits(Map.of(RouteClass.WRITE, options.perUser()), clock);
        this.guilds = new RateLimits(Map.of(RouteClass.WRITE, options.perGuild()), clock);
        this.clock = clock;
    }

    @Override
    public void start() {
        // threads are started on demand
    }

    /** Waits for running interactions to finish. */
    @Override
    public void stop() {
        threads.close();
    }

    InteractionResponse answer(InteractionBody body) {
        if (body.type() == InteractionBody.PING) {
            return InteractionResponse.PONG;
        }
        ParsedCommand typed = parse(body)
                .orElseThrow(() -> ProblemException.of(
                        ProblemType.BAD_REQUEST,
                        "Only pings, slash commands with a subcommand, their suggestions and buttons are supported"));
        if (body.type() == InteractionBody.AUTOCOMPLETE) {
            return commands.suggest(typed); // only reads, so it may run twice
        }
        return begin(typed).orElseGet(() -> inTime(body, typed, threads.submit(() -> once(typed))));
    }

    private static Optional<ParsedCommand> parse(InteractionBody body) {
        return switch (body.type()) {
            case InteractionBody.COMMAND, InteractionBody.BUTTON, InteractionBody.AUTOCOMPLETE ->
                ParsedCommand.of(body);
            default -> Optional.empty();
        };
    }

    /** Returns the earlier response if there is one. Returns empty if the caller is to run the interaction. */
    private Optional<InteractionResponse> begin(ParsedCommand typed) {
        Instant now = clock.instant();
        try {
            table.interactionTable()
                    .create(new Interaction(typed.id(), now.plus(HOLD), null, null, now.plus(RETENTION), 0));
            return Optional.empty();
        } catch (AlreadyExistsException deliveredBefore) {
            Optional<Interaction> before = find(typed.id());
            return before.isEmpty() ? Optional.of(say(typed, "busy")) : again(typed, before.get(), now);
        }
    }

    private static InteractionResponse say(ParsedCommand typed, String text) {
        return InteractionResponse.ephemeral(typed.texts().of(text));
    }

    private Optional<InteractionResponse> again(ParsedCommand typed, Interaction before, Instant now) {
        if (before.answer() != null) {
            return Optional.of(json.fromJson(before.answer()));
        }
        if (before.done() != null) {
            return Optional.of(say(typed, "done"));
        }
        if (before.heldUntil().isAfter(now)) {
            return Optional.of(say(typed, "busy"));
        }
        try {
            table.interactionTable()
                    .put(InteractionBuilder.of(before).heldUntil(now.plus(HOLD)).build());
            return Optional.empty();
        } catch (VersionConflictException takenUpByAnother) {
            return Optional.of(say(typed, "busy"));
        }
    }

    private Optional<Interaction> find(String id) {
        return table.interactionTable().getConsistent(InteractionKeys.of(id));
    }

    private InteractionResponse once(ParsedCommand typed) {
        boolean answered = false;
        try {
            InteractionResponse answer = limited(typed);
            update(typed).set(InteractionAttributes.ANSWER, json.toJson(answer)).run();
            answered = true;
            return answer;
        } finally {
            if (!answered) { // the next delivery can retry at once
                update(typed)
                        .set(InteractionAttributes.HELD_UNTIL, clock.instant())
                        .run();
            }
        }
    }

    private EntityUpdate<Interaction> update(ParsedCommand typed) {
        return table.interactionTable().update(InteractionKeys.of(typed.id()));
    }

    private InteractionResponse limited(ParsedCommand typed) {
        try {
            users.count(RouteClass.WRITE, typed.actor().userId());
            if (typed.guildId() != null) {
                guilds.count(RouteClass.WRITE, typed.guildId());
            }
            return commands.handle(typed);
        } catch (ProblemException refused) {
            return InteractionResponse.ephemeral(typed.texts().refusal(refused));
        } catch (WriteRefusedException changed) {
            if (find(typed.id()).filter(found -> found.done() != null).isPresent()) {
                return say(typed, "done"); // by another server that retried it
            }
            return say(typed, "changed");
        }
    }

    /** Waits for the work until the deadline. After it, the response is deferred and the result follows. */
    private InteractionResponse inTime(InteractionBody body, ParsedCommand typed, Future<InteractionResponse> work) {
        try {
            return work.get(options.answerWithin().toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            if (!followUp.canFollow(body)) {
                return say(typed, "late");
            }
            threads.execute(() -> followUp.send(body, outcome(typed, work)));
            return InteractionResponse.deferred(CommandHandler.isVisible(typed.path()));
        } catch (ExecutionException e) {
            throw new IllegalStateException("The interaction failed", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return say(typed, "late");
        }
    }

    private static InteractionResponse outcome(ParsedCommand typed, Future<InteractionResponse> work) {
        try {
            return work.get();
        } catch (ExecutionException e) {
            LOG.warn("Interaction {} failed after its response was deferred", typed.id(), e.getCause());
            return say(typed, "changed");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return say(typed, "late");
        }
    }
}
