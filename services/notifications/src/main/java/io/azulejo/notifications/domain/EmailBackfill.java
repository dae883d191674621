package io.azulejo.notifications.domain;

import io.azulejo.notifications.table.DuplicateEmail;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserEmail;
import io.azulejo.notifications.table.UserEmailKeys;
import io.azulejo.patterns.job.CursorLoop;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.query.FullScan;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;

/** Job that creates missing e-mail uniqueness items for legacy users and lists users who share an address. */
@Singleton
public final class EmailBackfill implements Job {
    static final String TYPE = "email-backfill";
    private static final FullScan ALL_USERS =
            FullScan.because("no index lists legacy users: the documented design finds them by id or address only");
    private static final int USERS_PER_STEP = 25;
    private static final Duration RETENTION = Duration.ofDays(7);

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
        return CursorLoop.withPageSize(USERS_PER_STEP)
                .forEachItem(
                        "users",
                        page -> scannable.table().userTable().scan(ALL_USERS).page(page),
                        user -> guard(record.id(), user))
                .next(record);
    }

    private void guard(String job, User user) {
        if (user.email().isEmpty()) {
            return; // a legacy user without an address
        }
        try {
            table.userEmailTable().create(new UserEmail(user.email(), user.id()));
        } catch (AlreadyExistsException exists) {
            table.userEmailTable()
                    .getConsistent(UserEmailKeys.of(user.email()))
                    .filter(guard -> !guard.userId().equals(user.id()))
                    .map(guard -> new DuplicateEmail(
                            job,
                            user.email(),
                            user.id(),
                            guard.userId(),
                            clock.instant().plus(RETENTION)))
                    .ifPresent(table.duplicateEmailTable()::put);
        }
    }
}
