package io.azulejo.engine.operation;

import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.DescribeTableInput;
import io.azulejo.engine.request.TableDescription;
import io.azulejo.engine.table.Catalog;

/** The DescribeTable operation. */
public final class DescribeTableOperation {
    private final Catalog catalog;
    private final TableDescriptions descriptions;

    public DescribeTableOperation(Catalog catalog, TableDescriptions descriptions) {
        this.catalog = catalog;
        this.descriptions = descriptions;
    }

    public TableDescription run(DescribeTableInput input) {
        return descriptions.describe(catalog.describedTable(TableNameCheck.required(input.tableName())));
    }
}
