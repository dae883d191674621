package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.StatementCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.partiql.BoundStatement;
import io.azulejo.engine.partiql.KeyRead;
import io.azulejo.engine.partiql.KeyReads;
import io.azulejo.engine.partiql.Statements;
import io.azulejo.engine.request.BatchExecuteStatementInput;
import io.azulejo.engine.request.BatchExecuteStatementOutput;
import io.azulejo.engine.request.BatchStatementResponse;
import io.azulejo.engine.request.StatementInput;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The BatchExecuteStatement operation: up to 25 statements on single items, each of which succeeds or fails on its own.
 */
public final class BatchExecuteStatementOperation {
    private static final int MAX_STATEMENTS = 25;
    private static final String NO_KEY =
            "Select statements within BatchExecuteStatement must specify the primary key in the where clause.";

    private final Catalog catalog;
    private final Statements statements;
    private final StatementReads reads;
    private final ItemWrites writes;
    private final Metering metering;

    public BatchExecuteStatementOperation(
            Catalog catalog, Statements statements, StatementReads reads, ItemWrites writes, Metering metering) {
        this.catalog = catalog;
        this.statements = statements;
        this.reads = reads;
        this.writes = writes;
        this.metering = metering;
    }

    /** A statement of the batch, or the reason why it could not be parsed. */
    private record Read(
            StatementInput input,
            @Nullable BoundStatement statement,
            @Nullable EngineException failure) {}

    public BatchExecuteStatementOutput run(BatchExecuteStatementInput input) {
        List<Read> batch = new ArrayList<>();
        for (StatementInput statement : checkShape(input)) {
            batch.add(read(statement));
        }
        checkNotMixed(batch);
        Meters meters = new Meters(metering, input.returnConsumedCapacity(), TableMeter.Kind.PLAIN);
        List<BatchStatementResponse> responses = new ArrayList<>(batch.size());
        for (Read read : batch) {
            responses.add(
                    read.statement() == null
                            ? failed(Objects.requireNonNull(read.failure()), null)
                            : run(read.statement(), read.input(), meters));
        }
        return new BatchExecuteStatementOutput(responses, meters.report());
    }

    private Read read(StatementInput input) {
        try {
            BoundStatement statement =
                    statements.bind(Objects.requireNonNull(input.statement()), StatementCheck.parameters(input));
            return new Read(input, statement, null);
        } catch (EngineException e) {
            return new Read(input, null, e);
        }
    }

    private static void checkNotMixed(List<Read> batch) {
        boolean reads = batch.stream().anyMatch(read -> read.statement() instanceof BoundStatement.Select);
        boolean writes = batch.stream().anyMatch(read -> read.statement() instanceof BoundStatement.Write);
        if (reads && writes) {
            throw EngineException.validation(
                    "BatchExecuteStatement API does not support both read and write operations in the same request.");
        }
    }

    private BatchStatementResponse run(BoundStatement statement, StatementInput input, Meters meters) {
        // DynamoDB names the table of a failed statement only if the statement was executed.
        @Nullable String ran = null;
        try {
            Table table = catalog.table(TableNameCheck.resolve(statement.tableName()));
            boolean consistentRead = Boolean.TRUE.equals(input.consistentRead());
            if (statement instanceof BoundStatement.Select select) {
                checkSingleItem(select, table);
                SelectPlan plan = SelectPlan.of(table, select, consistentRead);
                ran = table.name();
                List<Item> found = reads.read(plan, Integer.MAX_VALUE, consistentRead, null, meters.of(table))
                        .items();
                Item item = found.isEmpty() ? null : StatementReads.projected(select.columns(), found.getFirst());
                return new BatchStatementResponse(null, ran, item);
            }
            if (!(statement instanceof BoundStatement.Write write) || statement instanceof BoundStatement.Exists) {
                throw EngineException.validation("EXISTS can only be used in ExecuteTransaction write requests.");
            }
            boolean showItem = "ALL_OLD".equals(input.returnValuesOnConditionCheckFailure());
            PreparedWrite prepared = StatementWrites.prepared(write, table, showItem);
            ran = table.name();
            Item returned = StatementWrites.returned(write, writes.apply(prepared, meters.of(table)));
            return new BatchStatementResponse(null, ran, returned);
        } catch (EngineException e) {
            return failed(e, ran);
        }
    }

    private static void checkSingleItem(BoundStatement.Select select, Table table) {
        List<KeyRead> found = select.indexName() == null ? KeyReads.of(select.where(), table.key()) : List.of();
        if (found.size() != 1 || found.getFirst().singleKey(table.key()) == null) {
            throw EngineException.validation(NO_KEY);
        }
    }

    private static BatchStatementResponse failed(EngineException failure, @Nullable String tableName) {
        return new BatchStatementResponse(
                new BatchStatementResponse.Failure(code(failure.error()), failure.text(), failure.item()),
                tableName,
                null);
    }

    /** Returns the short name that an error has within a batch. */
    private static String code(DynamoDbError error) {
        return switch (error) {
            case VALIDATION -> "ValidationError";
            case THROTTLING -> "ThrottlingError";
            case INTERNAL_SERVER_ERROR -> "InternalServerError";
            default -> error.code().replace("Exception", "");
        };
    }

    private static List<StatementInput> checkShape(BatchExecuteStatementInput input) {
        List<StatementInput> given = Objects.requireNonNullElse(input.statements(), List.of());
        Constraints constraints = new Constraints().notNull("statements", input.statements());
        if (input.statements() != null) {
            constraints.length(
                    "statements",
                    given.size(),
                    1,
                    MAX_STATEMENTS,
                    given.isEmpty() ? "[]" : "[" + given.size() + " statements]");
        }
        for (int i = 0; i < given.size(); i++) {
            StatementCheck.shape(constraints, "statements." + (i + 1) + ".member.", given.get(i));
        }
        constraints
                .choice(EnumParameter.RETURN_CONSUMED_CAPACITY, input.returnConsumedCapacity())
                .check();
        return given;
    }
}
