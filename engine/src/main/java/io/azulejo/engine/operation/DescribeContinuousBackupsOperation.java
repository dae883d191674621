package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.DescribeContinuousBackupsInput;
import io.azulejo.engine.request.DescribeContinuousBackupsOutput;
import io.azulejo.engine.table.Catalog;

/**
 * The DescribeContinuousBackups operation: enabled for every table, without point-in-time recovery, as for new tables
 * on DynamoDB.
 */
public final class DescribeContinuousBackupsOperation {
    private final Catalog catalog;

    public DescribeContinuousBackupsOperation(Catalog catalog) {
        this.catalog = catalog;
    }

    public DescribeContinuousBackupsOutput run(DescribeContinuousBackupsInput input) {
        String name = TableNameCheck.required(input.tableName());
        if (catalog.find(name) == null) {
            throw new EngineException(DynamoDbError.TABLE_NOT_FOUND, "Table not found: " + name);
        }
        return new DescribeContinuousBackupsOutput("ENABLED", "DISABLED");
    }
}
