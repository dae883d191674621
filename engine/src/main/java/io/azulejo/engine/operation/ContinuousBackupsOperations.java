package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.DescribeContinuousBackupsInput;
import io.azulejo.engine.request.DescribeContinuousBackupsOutput;
import io.azulejo.engine.request.UpdateContinuousBackupsInput;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.PointInTimeRecovery;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TableMetadata;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * The DescribeContinuousBackups and UpdateContinuousBackups operations. Continuous backups are enabled for every table;
 * point-in-time recovery records changes from the moment it is turned on.
 */
public final class ContinuousBackupsOperations {
    private final Catalog catalog;
    private final InstantSource clock;

    public ContinuousBackupsOperations(Catalog catalog, InstantSource clock) {
        this.catalog = catalog;
        this.clock = clock;
    }

    public DescribeContinuousBackupsOutput describe(DescribeContinuousBackupsInput input) {
        Table table = table(TableNameCheck.required(input.tableName()));
        return description(table.definition().settings().recovery());
    }

    public DescribeContinuousBackupsOutput update(UpdateContinuousBackupsInput input) {
        String name = TableNameCheck.required(input.tableName());
        checkShape(input);
        boolean enabled = Boolean.TRUE.equals(input.pointInTimeRecoveryEnabled());
        if (!enabled && input.recoveryPeriodInDays() != null) {
            throw EngineException.validation(
                    "Invalid Request: Cannot specify RecoveryPeriodInDays when disabling point-in-time recovery.");
        }
        TableMetadata changed =
                catalog.change(table(name), definition -> definition.withSettings(definition
                        .settings()
                        .withRecovery(
                                enabled
                                        ? enabled(definition.settings().recovery(), input.recoveryPeriodInDays())
                                        : null)));
        return description(changed.settings().recovery());
    }

    /** Returns the recovery with its period changed. It stays enabled since when it was. */
    private PointInTimeRecovery enabled(@Nullable PointInTimeRecovery current, @Nullable Integer days) {
        if (current == null) {
            return new PointInTimeRecovery(now(), days == null ? PointInTimeRecovery.MAX_DAYS : days);
        }
        return new PointInTimeRecovery(current.enabled(), days == null ? current.days() : days);
    }

    private static void checkShape(UpdateContinuousBackupsInput input) {
        String at = "pointInTimeRecoverySpecification";
        Constraints constraints = new Constraints();
        if (!input.specified()) {
            constraints.notNull(at, null);
        } else {
            Long days = input.recoveryPeriodInDays() == null
                    ? null
                    : input.recoveryPeriodInDays().longValue();
            constraints
                    .atLeast(at + ".recoveryPeriodInDays", days, 1)
                    .atMost(at + ".recoveryPeriodInDays", days, PointInTimeRecovery.MAX_DAYS)
                    .notNull(at + ".pointInTimeRecoveryEnabled", input.pointInTimeRecoveryEnabled());
        }
        constraints.check();
    }

    private Table table(String name) {
        Table table = catalog.find(name);
        if (table == null) {
            throw new EngineException(DynamoDbError.TABLE_NOT_FOUND, "Table not found: " + name);
        }
        return table;
    }

    private DescribeContinuousBackupsOutput description(@Nullable PointInTimeRecovery recovery) {
        Instant now = now();
        return recovery == null
                ? new DescribeContinuousBackupsOutput("ENABLED", "DISABLED", null, null, null)
                : new DescribeContinuousBackupsOutput(
                        "ENABLED", "ENABLED", recovery.days(), recovery.earliest(now), now);
    }

    /** Returns the time in milliseconds, which is what a definition stores. */
    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
