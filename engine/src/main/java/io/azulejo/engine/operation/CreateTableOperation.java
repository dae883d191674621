package io.azulejo.engine.operation;

import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.operation.check.SseShape;
import io.azulejo.engine.operation.check.StreamShape;
import io.azulejo.engine.operation.check.TableDesignCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.operation.check.TableShape;
import io.azulejo.engine.operation.check.TagCheck;
import io.azulejo.engine.request.CreateTableInput;
import io.azulejo.engine.request.TableDescription;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.ResourceNames;
import io.azulejo.engine.table.Table;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Objects;

/** The CreateTable operation. The response says CREATING as on DynamoDB, but the table is available at once. */
public final class CreateTableOperation {
    private final Catalog catalog;
    private final TableDescriptions descriptions;
    private final TableStreams streams;
    private final ResourceNames names;
    private final InstantSource clock;

    public CreateTableOperation(
            Catalog catalog,
            TableDescriptions descriptions,
            TableStreams streams,
            ResourceNames names,
            InstantSource clock) {
        this.catalog = catalog;
        this.descriptions = descriptions;
        this.streams = streams;
        this.names = names;
        this.clock = clock;
    }

    public TableDescription run(CreateTableInput input) {
        String name = TableNameCheck.required(input.tableName());
        checkShape(input);
        ExpressionParameters.reject(input.unsupported());
        new TableDesignCheck(Objects.requireNonNull(input.attributeDefinitions())).check(input);
        SseShape.together(input.sseSpecification());
        StreamShape.together(input.streamSpecification());
        return descriptions.describe(created(name, input, clock.instant()), "CREATING");
    }

    private Table created(String name, CreateTableInput input, Instant now) {
        int ids = TableDefinitions.ids(input);
        Batch batch = new Batch();
        Table table = catalog.create(
                name,
                ids,
                firstId -> streams.opened(
                        TableDefinitions.table(input, name, firstId, now, names),
                        input.streamSpecification(),
                        firstId + ids - 1,
                        now,
                        batch),
                batch);
        streams.publish(null, table.definition(), now);
        return table;
    }

    private static void checkShape(CreateTableInput input) {
        Constraints constraints = new Constraints().notNull("attributeDefinitions", input.attributeDefinitions());
        TableShape.attributes(constraints, input.attributeDefinitions());
        constraints.choice(EnumParameter.BILLING_MODE, input.billingMode());
        TableShape.throughput(constraints, "provisionedThroughput", input.provisionedThroughput());
        TableShape.keySchema(constraints, "keySchema", input.keySchema());
        TableShape.localIndexes(constraints, "localSecondaryIndexes", input.localSecondaryIndexes());
        TableShape.globalIndexes(constraints, "globalSecondaryIndexes", input.globalSecondaryIndexes());
        TableShape.warm(constraints, "warmThroughput", input.warmThroughput());
        SseShape.specification(constraints, input.sseSpecification());
        StreamShape.specification(constraints, input.streamSpecification());
        TagCheck.shape(constraints, input.tags());
        constraints.choice(EnumParameter.TABLE_CLASS, input.tableClass());
        constraints.check();
    }
}
