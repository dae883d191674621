package io.azulejo.engine.operation;

import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.DescribeTimeToLiveInput;
import io.azulejo.engine.request.DescribeTimeToLiveOutput;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.TimeToLive;

/** The DescribeTimeToLive operation. */
public final class DescribeTimeToLiveOperation {
    private final Catalog catalog;

    public DescribeTimeToLiveOperation(Catalog catalog) {
        this.catalog = catalog;
    }

    public DescribeTimeToLiveOutput run(DescribeTimeToLiveInput input) {
        TimeToLive timeToLive = catalog.namedTable(TableNameCheck.required(input.tableName()))
                .definition()
                .settings()
                .timeToLive();
        return timeToLive == null
                ? new DescribeTimeToLiveOutput("DISABLED", null)
                : new DescribeTimeToLiveOutput(timeToLive.status().name(), timeToLive.attribute());
    }
}
