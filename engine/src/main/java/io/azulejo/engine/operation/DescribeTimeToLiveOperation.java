package io.azulejo.engine.operation;

import io.azulejo.engine.operation.check.TableNames;
import io.azulejo.engine.request.DescribeTimeToLiveInput;
import io.azulejo.engine.request.DescribeTimeToLiveOutput;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.TimeToLive;

/** DescribeTimeToLive. */
public final class DescribeTimeToLiveOperation {
    private final Catalog catalog;

    public DescribeTimeToLiveOperation(Catalog catalog) {
        this.catalog = catalog;
    }

    public DescribeTimeToLiveOutput run(DescribeTimeToLiveInput input) {
        TimeToLive timeToLive = catalog.namedTable(TableNames.required(input.tableName()))
                .definition()
                .settings()
                .timeToLive();
        return timeToLive == null
                ? new DescribeTimeToLiveOutput("DISABLED", null)
                : new DescribeTimeToLiveOutput(timeToLive.status().name(), timeToLive.attribute());
    }
}
