package io.azulejo.sessions.discord;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
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

/**
 * Idempotent execution of Discord interactions with a response deadline. Each interaction runs once, however often
 * Discord delivers it. If it misses the deadline, it continues in the background; the user is told so and sees the
 * outcome in the session. Thread-safe.
 *
 * <p>A server that starts an interaction holds it for some seconds. If the server crashes, the next delivery after that
 * time starts it again. If the server is only slow, both try: the interaction's writes include its {@code done} flag
 * under a condition, so only one of them succeeds.
 */
@Singleton
final class Interactions implements BackgroundWork {
    /** An interaction's token is valid for 15 minutes. Discord does not deliver it again after that. */
    private static final Duration RETENTION = Duration.ofMinutes(15);

    /** Longer than the three seconds after which Discord gives up waiting. */
    private static final Duration HOLD = Duration.ofSeconds(10);

    private static final InteractionResponse BUSY = InteractionResponse.ephemeral("This is being done already.");
    private static final InteractionResponse DONE = InteractionResponse.ephemeral("This has been done.");
    private static final InteractionResponse LATE =
            InteractionResponse.ephemeral("This takes a while. It is still running.");

    private final SessionsTable table;
    private final CommandHandler commands;
    private final JsonType<InteractionResponse> json;
    private final DiscordOptions options;
    private final RateLimits users;
    private final RateLimits guilds;
    private final InstantSource clock;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    Interactions(
            SessionsTable table, CommandHandler commands, Jsonb jsonb, DiscordOptions options, InstantSource clock) {
        this.table = table;
        this.commands = commands;
        this.json = jsonb.type(InteractionResponse.class);
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
        Optional<ParsedCommand> typed =
                body.type() == InteractionBody.COMMAND ? ParsedCommand.of(body) : Optional.empty();
        if (typed.isEmpty()) {
            throw ProblemException.of(
                    ProblemType.BAD_REQUEST, "Only pings and slash commands with a subcommand are supported");
        }
        return begin(body.id()).orElseGet(() -> inTime(threads.submit(() -> once(typed.get()))));
    }

    /** Returns the earlier response if there is one. Returns empty if the caller is to run the interaction. */
    private Optional<InteractionResponse> begin(String id) {
        Instant now = clock.instant();
        try {
            table.interactionTable().create(new Interaction(id, now.plus(HOLD), null, null, now.plus(RETENTION), 0));
            return Optional.empty();
        } catch (AlreadyExistsException deliveredBefore) {
            Optional<Interaction> before = find(id);
            return before.isEmpty() ? Optional.of(BUSY) : again(before.get(), now);
        }
    }

    private Optional<InteractionResponse> again(Interaction before, Instant now) {
        if (before.answer() != null) {
            return Optional.of(json.fromJson(before.answer()));
        }
        if (before.done() != null) {
            return Optional.of(DONE);
        }
        if (before.heldUntil().isAfter(now)) {
            return Optional.of(BUSY);
        }
        try {
            table.interactionTable()
                    .put(InteractionBuilder.of(before).heldUntil(now.plus(HOLD)).build());
            return Optional.empty();
        } catch (VersionConflictException takenUpByAnother) {
            return Optional.of(BUSY);
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
            return InteractionResponse.ephemeral(refused.getMessage() + ".");
        } catch (WriteRefusedException changed) {
            if (find(typed.id()).filter(found -> found.done() != null).isPresent()) {
                return DONE; // by another server that retried it
            }
            return InteractionResponse.ephemeral("The session changed in the meantime. Check it and try again.");
        }
    }

    private InteractionResponse inTime(Future<InteractionResponse> work) {
        try {
            return work.get(options.answerWithin().toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            return LATE;
        } catch (ExecutionException e) {
            throw new IllegalStateException("The interaction failed", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return LATE;
        }
    }
}
