package io.azulejo.notifications.domain;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.notifications.table.Broadcast;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.ProducedOnce;
import io.azulejo.notifications.table.ProducedOnceBuilder;
import io.azulejo.notifications.table.User;
import io.azulejo.patterns.job.CursorLoop;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.patterns.job.Throttle;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.query.FullScan;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Job that sends a notification to all users, some users per step. Notification ids are derived from the broadcast and
 * the user, so that a repeated step creates no duplicates.
 */
@Singleton
public final class Broadcasts implements Job {
    public static final String TYPE = "broadcast";
    private static final String EVERYBODY = "*";
    private static final FullScan ALL_USERS =
            FullScan.because("a broadcast goes to all users, and no index lists them");
    private static final int USERS_PER_STEP = 25;
    private static final Duration RETENTION = Duration.ofDays(30);

    private final NotificationsTable table;
    private final ScannableTable scannable;
    private final NotificationProducer producing;
    private final ProducerIdempotency repetitions;
    private final Channels channels;
    private final Throttle pace;
    private final NotificationIds ids;
    private final InstantSource clock;

    public Broadcasts(
            NotificationsTable table,
            ScannableTable scannable,
            NotificationProducer producing,
            ProducerIdempotency repetitions,
            Channels channels,
            Throttle pace,
            NotificationIds ids,
            InstantSource clock) {
        this.table = table;
        this.scannable = scannable;
        this.producing = producing;
        this.repetitions = repetitions;
        this.channels = channels;
        this.pace = pace;
        this.ids = ids;
        this.clock = clock;
    }

    /** Starts a broadcast. The broadcast has the same id as its job. */
    public JobRecord begin(Caller producer, Draft draft, @Nullable String key) {
        Draft checked = draft.checked();
        channels.known("channels", checked.channels());
        String id = "job_" + ids.next();
        Instant now = clock.instant();
        Broadcast broadcast = new Broadcast(
                id,
                producer.subject(),
                checked.title(),
                checked.content(),
                checked.category(),
                checked.channels(),
                now,
                now.plus(RETENTION));
        JobRecord job = JobRecord.of(id, TYPE, Map.of());
        ProducedOnce once = key == null ? null : repetitions.first(producer.subject(), key, EVERYBODY, checked);
        TransactWrite transaction = table.transaction().create(broadcast).create(job);
        if (once != null) {
            transaction.put(ProducedOnceBuilder.of(once).made(List.of(id)).build(), repetitions.free());
        }
        try {
            return transaction.run().first(JobRecord.class);
        } catch (ConditionFailedException refused) {
            if (once == null || !ProducerIdempotency.isKeyInUse(refused)) {
                throw refused;
            }
            String before = repetitions.earlier(once).made().getFirst();
            return table.job(before).orElseThrow(() -> ProblemException.notFound("broadcast", before));
        }
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord record) {
        Broadcast broadcast = table.broadcast(record.id()).orElse(null);
        if (broadcast == null) {
            return new Step.Failed("The broadcast has expired");
        }
        return CursorLoop.withPageSize(USERS_PER_STEP)
                .forEachPage(
                        "users",
                        page -> scannable.table().userTable().scan(ALL_USERS).page(page),
                        users -> sendAll(broadcast, users))
                .next(record);
    }

    private void sendAll(Broadcast broadcast, List<User> users) {
        Instant startedAt = clock.instant();
        users.stream().filter(User::active).forEach(user -> send(broadcast, user));
        pace.await(startedAt, users.size() * broadcast.channels().size());
    }

    private void send(Broadcast broadcast, User user) {
        Draft draft = new Draft(broadcast.title(), broadcast.content(), broadcast.category(), broadcast.channels());
        try {
            producing.createAll(
                    broadcast.producer(),
                    user.id(),
                    draft,
                    channel ->
                            NotificationIds.of(broadcast.createdAt(), broadcast.id() + " " + user.id() + " " + channel),
                    null);
        } catch (AlreadyExistsException createdBefore) {
            return; // an interrupted step created it
        } catch (ProblemException gone) {
            return; // deleted or disabled since the page was read
        }
    }
}
