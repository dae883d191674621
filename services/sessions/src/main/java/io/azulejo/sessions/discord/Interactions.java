package io.azulejo.sessions.discord;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.azulejo.sessions.table.Interaction;
import io.azulejo.sessions.table.InteractionAttributes;
import io.azulejo.sessions.table.InteractionBuilder;
import io.azulejo.sessions.table.InteractionKeys;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.web.host.BackgroundWork;
import io.azulejo.web.limit.RateLimits;
import io.azulejo.web.limit.RouteClass;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.problem.ProblemType;
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
 * Does each interaction once, however often Discord delivers it, and answers in time. What is not done by then goes on:
 * who asked is told so, and sees the outcome in the session. Thread-safe.
 *
 * <p>Whoever takes an interaction up holds it for some seconds. If it dies, the next delivery after that takes the
 * interaction up anew. If it is only slow, both try: what the interaction writes is written together with the note that
 * it is done, so that the store lets one of them.
 */
@Singleton
final class Interactions implements BackgroundWork {
    /** An interaction's token is good for a quarter of an hour; after that nothing of it can come again. */
    private static final Duration KEPT = Duration.ofMinutes(15);

    /** Longer than the three seconds after which Discord has given up on whoever has it. */
    private static final Duration HELD = Duration.ofSeconds(10);

    private static final Answer BUSY = Answer.aside("This is being done already.");
    private static final Answer DONE = Answer.aside("This has been done.");
    private static final Answer LATE = Answer.aside("This takes a while. It is being done.");

    private final SessionsTable table;
    private final CommandHandler commands;
    private final JsonType<Answer> json;
    private final DiscordOptions options;
    private final RateLimits users;
    private final RateLimits guilds;
    private final InstantSource clock;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    Interactions(
            SessionsTable table, CommandHandler commands, Jsonb jsonb, DiscordOptions options, InstantSource clock) {
        this.table = table;
        this.commands = commands;
        this.json = jsonb.type(Answer.class);
        this.options = options;
        this.users = new RateLimits(Map.of(RouteClass.WRITE, options.perUser()), clock);
        this.guilds = new RateLimits(Map.of(RouteClass.WRITE, options.perGuild()), clock);
        this.clock = clock;
    }

    @Override
    public void start() {
        // threads begin with what they do
    }

    /** Waits for what is still being done. */
    @Override
    public void stop() {
        threads.close();
    }

    Answer answer(InteractionBody body) {
        if (body.type() == InteractionBody.PING) {
            return Answer.PONG;
        }
        Optional<Typed> typed = body.type() == InteractionBody.COMMAND ? Typed.of(body) : Optional.empty();
        if (typed.isEmpty()) {
            throw ProblemException.of(
                    ProblemType.BAD_REQUEST, "Only pings and slash commands with a subcommand are answered here");
        }
        return begin(body.id()).orElseGet(() -> inTime(threads.submit(() -> once(typed.get()))));
    }

    /** The answer that was given before, if it was; else the interaction is this one's to do. */
    private Optional<Answer> begin(String id) {
        Instant now = clock.instant();
        try {
            table.interactionTable().create(new Interaction(id, now.plus(HELD), null, null, now.plus(KEPT), 0));
            return Optional.empty();
        } catch (AlreadyExistsException deliveredBefore) {
            Optional<Interaction> before = noted(id);
            return before.isEmpty() ? Optional.of(BUSY) : again(before.get(), now);
        }
    }

    private Optional<Answer> again(Interaction before, Instant now) {
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
                    .put(InteractionBuilder.of(before).heldUntil(now.plus(HELD)).build());
            return Optional.empty();
        } catch (VersionConflictException takenUpByAnother) {
            return Optional.of(BUSY);
        }
    }

    private Optional<Interaction> noted(String id) {
        return table.interactionTable().getConsistent(InteractionKeys.of(id));
    }

    private Answer once(Typed typed) {
        boolean answered = false;
        try {
            Answer answer = limited(typed);
            note(typed).set(InteractionAttributes.ANSWER, json.toJson(answer)).run();
            answered = true;
            return answer;
        } finally {
            if (!answered) { // free for the next delivery at once
                note(typed)
                        .set(InteractionAttributes.HELD_UNTIL, clock.instant())
                        .run();
            }
        }
    }

    private EntityUpdate<Interaction> note(Typed typed) {
        return table.interactionTable().update(InteractionKeys.of(typed.id()));
    }

    private Answer limited(Typed typed) {
        try {
            users.count(RouteClass.WRITE, typed.actor().userId());
            if (typed.guildId() != null) {
                guilds.count(RouteClass.WRITE, typed.guildId());
            }
            return commands.handle(typed);
        } catch (ProblemException refused) {
            return Answer.aside(refused.getMessage() + ".");
        } catch (WriteRefusedException changed) {
            if (noted(typed.id()).filter(note -> note.done() != null).isPresent()) {
                return DONE; // by another who took it up
            }
            return Answer.aside("Somebody else was quicker: look again and try once more.");
        }
    }

    private Answer inTime(Future<Answer> work) {
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
