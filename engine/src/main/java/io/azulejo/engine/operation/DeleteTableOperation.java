package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.DeleteTableInput;
import io.azulejo.engine.request.TableDescription;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TableMetadata;
import io.azulejo.engine.ttl.Housekeeping;
import java.time.Instant;
import java.time.InstantSource;

/**
 * The DeleteTable operation. The response says DELETING as on DynamoDB, but the name is free at once; the entries are
 * deleted in the background.
 */
public final class DeleteTableOperation {
    private final Catalog catalog;
    private final TableDescriptions descriptions;
    private final TableStreams streams;
    private final Housekeeping housekeeping;
    private final InstantSource clock;

    public DeleteTableOperation(
            Catalog catalog,
            TableDescriptions descriptions,
            TableStreams streams,
            Housekeeping housekeeping,
            InstantSource clock) {
        this.catalog = catalog;
        this.descriptions = descriptions;
        this.streams = streams;
        this.housekeeping = housekeeping;
        this.clock = clock;
    }

    public TableDescription run(DeleteTableInput input) {
        String name = TableNameCheck.required(input.tableName());
        if (catalog.findFilling(name) != null) {
            throw inUse("Table is being created: " + name);
        }
        Table table = catalog.namedTable(name);
        TableDescription last = descriptions.describe(table, "DELETING");
        Instant now = clock.instant();
        Batch batch = new Batch();
        catalog.drop(
                table,
                definition -> {
                    checkUnprotected(definition);
                    if (catalog.isSource(definition.id())) {
                        throw inUse("Table is being restored to another table: " + name);
                    }
                    streams.dropped(definition, now, batch);
                },
                batch);
        streams.publish(table.definition(), null, now);
        housekeeping.clearDropped();
        return last;
    }

    private static EngineException inUse(String why) {
        return new EngineException(
                DynamoDbError.RESOURCE_IN_USE, "Attempt to change a resource which is still in use: " + why);
    }

    private static void checkUnprotected(TableMetadata definition) {
        if (definition.settings().deletionProtected()) {
            throw EngineException.validation("Resource cannot be deleted as it is currently protected against deletion."
                    + " Disable deletion protection first.");
        }
    }
}
