package io.azulejo.notifications.rules;

import io.azulejo.notifications.table.Broadcast;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.ProducedOnce;
import io.azulejo.notifications.table.ProducedOnceBuilder;
import io.azulejo.notifications.table.User;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.query.FullScan;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Pace;
import io.azulejo.web.job.Step;
import io.azulejo.web.job.Walk;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One notification for all users, given to some of them a step. The ids follow from the broadcast and the user, so that
 * a step that is done twice gives nobody a second one.
 */
@Singleton
public final class Broadcasts implements Job {
    public static final String TYPE = "broadcast";
    private static final String EVERYBODY = "*";
    private static final FullScan ALL_USERS =
            FullScan.because("a broadcast goes to all users, and no index lists them");
    private static final int USERS_PER_STEP = 25;
    private static final Duration KEPT = Duration.ofDays(30);

    private final NotificationsTable table;
    private final ScannableTable scannable;
    private final Producing producing;
    private final Repetitions repetitions;
    private final Channels channels;
    private final Pace pace;
    private final Ids ids;
    private final InstantSource clock;

    public Broadcasts(
            NotificationsTable table,
            ScannableTable scannable,
            Producing producing,
            Repetitions repetitions,
            Channels channels,
            Pace pace,
            Ids ids,
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

    /** The broadcast has the id of the job that carries it out. */
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
                now.plus(KEPT));
        JobRecord job = JobRecord.of(id, TYPE, Map.of());
        ProducedOnce once = key == null ? null : repetitions.first(producer.subject(), key, EVERYBODY, checked);
        TransactWrite transaction = table.transaction().create(broadcast).create(job);
        if (once != null) {
            transaction.put(ProducedOnceBuilder.of(once).made(List.of(id)).build(), repetitions.free());
        }
        try {
            return transaction.run().first(JobRecord.class);
        } catch (ConditionFailedException refused) {
            if (once == null || !Repetitions.isOne(refused)) {
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
        return Walk.inStepsOf(USERS_PER_STEP)
                .through(
                        "users",
                        page -> scannable.table().userTable().scan(ALL_USERS).page(page),
                        users -> giveAll(broadcast, users))
                .next(record);
    }

    private void giveAll(Broadcast broadcast, List<User> users) {
        Instant begun = clock.instant();
        users.stream().filter(User::active).forEach(user -> give(broadcast, user));
        pace.keep(begun, users.size() * broadcast.channels().size());
    }

    private void give(Broadcast broadcast, User user) {
        Draft draft = new Draft(broadcast.title(), broadcast.content(), broadcast.category(), broadcast.channels());
        try {
            producing.give(
                    broadcast.producer(),
                    user.id(),
                    draft,
                    channel -> Ids.of(broadcast.createdAt(), broadcast.id() + " " + user.id() + " " + channel),
                    null);
        } catch (AlreadyExistsException given) {
            return; // by a step that did not come to its end
        } catch (ProblemException gone) {
            return; // deleted or disabled since the page was read
        }
    }
}
