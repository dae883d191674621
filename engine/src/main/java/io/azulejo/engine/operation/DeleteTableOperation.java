package io.azulejo.engine.operation;

import io.azulejo.engine.operation.check.TableNames;
import io.azulejo.engine.request.DeleteTableInput;
import io.azulejo.engine.request.TableDescription;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.ttl.Housekeeping;

/** DeleteTable. The answer says DELETING as on DynamoDB, but the name is free at once; the entries go behind it. */
public final class DeleteTableOperation {
    private final Catalog catalog;
    private final TableDescriptions descriptions;
    private final Housekeeping housekeeping;

    public DeleteTableOperation(Catalog catalog, TableDescriptions descriptions, Housekeeping housekeeping) {
        this.catalog = catalog;
        this.descriptions = descriptions;
        this.housekeeping = housekeeping;
    }

    public TableDescription run(DeleteTableInput input) {
        Table table = catalog.namedTable(TableNames.required(input.tableName()));
        TableDescription last = descriptions.describe(table, "DELETING");
        catalog.drop(table);
        housekeeping.clearDropped();
        return last;
    }
}
