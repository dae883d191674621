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
        Table table = table(name);
        PointInTimeRecovery before = table.definition().settings().recovery();
        TableMetadata changed =
                enabled ? enable(table, before, input.recoveryPeriodInDays()) : catalog.change(table, this::disabled);
        return description(changed.settings().recovery());
    }

    private TableMetadata disabled(TableMetadata table) {
        if (catalog.isSource(table.id())) {
            throw new EngineException(
                    DynamoDbError.CONTINUOUS_BACKUPS_UNAVAILABLE,
                    "The table is being restored to another table: " + table.name() + ". Please retry later");
        }
        return table.withSettings(table.settings().withRecovery(null));
    }

    private TableMetadata enable(Table table, @Nullable PointInTimeRecovery before, @Nullable Integer days) {
        TableMetadata changed = recovering(table, before == null ? now() : before.enabled(), days);
        // Writes that began before the change are not recorded: the first moment to restore is when all have ended.
        return before == null ? recovering(table, now(), days) : changed;
    }

    /** Changes the recovery; the period stays as it is if none is given. */
    private TableMetadata recovering(Table table, Instant enabled, @Nullable Integer days) {
        return catalog.change(table, definition -> {
            PointInTimeRecovery current = definition.settings().recovery();
            int kept = current == null ? PointInTimeRecovery.MAX_DAYS : current.days();
            return definition.withSettings(
                    definition.settings().withRecovery(new PointInTimeRecovery(enabled, days == null ? kept : days)));
        });
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
