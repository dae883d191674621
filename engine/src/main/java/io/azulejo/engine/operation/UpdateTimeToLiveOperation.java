package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.UpdateTimeToLiveInput;
import io.azulejo.engine.request.UpdateTimeToLiveOutput;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TimeToLive;
import io.azulejo.engine.ttl.Housekeeping;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The UpdateTimeToLive operation: sets the attribute that holds an item's expiry in epoch seconds, or disables it. */
public final class UpdateTimeToLiveOperation {
    private static final int MAX_NAME_BYTES = 255;

    private final Catalog catalog;
    private final Housekeeping housekeeping;

    public UpdateTimeToLiveOperation(Catalog catalog, Housekeeping housekeeping) {
        this.catalog = catalog;
        this.housekeeping = housekeeping;
    }

    public UpdateTimeToLiveOutput run(UpdateTimeToLiveInput input) {
        String name = TableNameCheck.required(input.tableName());
        checkShape(input);
        boolean enabled = Objects.requireNonNull(input.enabled());
        String attribute = Objects.requireNonNull(input.attributeName());
        Table table = catalog.namedTable(name);
        catalog.change(table, definition -> {
            checkTransition(definition.settings().timeToLive(), enabled, attribute);
            return definition.withSettings(definition
                    .settings()
                    .withTimeToLive(new TimeToLive(
                            attribute, enabled ? TimeToLive.Status.ENABLING : TimeToLive.Status.DISABLING)));
        });
        housekeeping.fillTtlEntries(table);
        return new UpdateTimeToLiveOutput(enabled, attribute);
    }

    private static void checkTransition(@Nullable TimeToLive current, boolean enabled, String attribute) {
        if (current != null && current.status() != TimeToLive.Status.ENABLED) {
            throw EngineException.validation("Time to live has been modified multiple times within a fixed interval");
        }
        if (enabled && current != null) {
            throw EngineException.validation(
                    current.attribute().equals(attribute)
                            ? "TimeToLive is already enabled"
                            : "TimeToLive is active on a different AttributeName: current AttributeName is "
                                    + current.attribute());
        }
        if (!enabled && current == null) {
            throw EngineException.validation("TimeToLive is already disabled");
        }
        if (!enabled && current != null && !current.attribute().equals(attribute)) {
            throw EngineException.validation(
                    "TimeToLive is active on a different AttributeName: current AttributeName is "
                            + current.attribute());
        }
    }

    private static void checkShape(UpdateTimeToLiveInput input) {
        if (!input.specified()) {
            throw EngineException.validation(
                    "The parameter 'TimeToLiveSpecification' is required but was not present in the request");
        }
        Constraints constraints = new Constraints()
                .notNull("timeToLiveSpecification.enabled", input.enabled())
                .notNull("timeToLiveSpecification.attributeName", input.attributeName());
        if (input.attributeName() != null) {
            constraints.length(
                    "timeToLiveSpecification.attributeName",
                    input.attributeName().length(),
                    1,
                    MAX_NAME_BYTES,
                    input.attributeName());
        }
        constraints.check();
    }
}
