package io.azulejo.notifications.rules;

import io.azulejo.notifications.table.DuplicateEmail;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserEmail;
import io.azulejo.notifications.table.UserEmailKeys;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.query.FullScan;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import io.azulejo.web.job.Walk;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;

/** Gives the addresses of users whom others wrote their guards, and lists users who share one. */
@Singleton
public final class EmailBackfill implements Job {
    static final String TYPE = "email-backfill";
    private static final FullScan ALL_USERS =
            FullScan.because("users of others are in no list: the document finds them by id or address alone");
    private static final int USERS_PER_STEP = 25;
    private static final Duration KEPT = Duration.ofDays(7);

    private final NotificationsTable table;
    private final ScannableTable scannable;
    private final InstantSource clock;

    public EmailBackfill(NotificationsTable table, ScannableTable scannable, InstantSource clock) {
        this.table = table;
        this.scannable = scannable;
        this.clock = clock;
    }

    public JobRecord begin() {
        return table.jobTable().create(JobRecord.of(TYPE, Map.of()));
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord record) {
        return Walk.inStepsOf(USERS_PER_STEP)
                .throughEach(
                        "users",
                        page -> scannable.table().userTable().scan(ALL_USERS).page(page),
                        user -> guard(record.id(), user))
                .next(record);
    }

    private void guard(String job, User user) {
        try {
            table.userEmailTable().create(new UserEmail(user.email(), user.id()));
        } catch (AlreadyExistsException guarded) {
            table.userEmailTable()
                    .getConsistent(UserEmailKeys.of(user.email()))
                    .filter(guard -> !guard.userId().equals(user.id()))
                    .map(guard -> new DuplicateEmail(
                            job,
                            user.email(),
                            user.id(),
                            guard.userId(),
                            clock.instant().plus(KEPT)))
                    .ifPresent(table.duplicateEmailTable()::put);
        }
    }
}
