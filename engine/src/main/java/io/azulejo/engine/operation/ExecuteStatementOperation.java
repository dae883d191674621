package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.StatementCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.partiql.BoundStatement;
import io.azulejo.engine.partiql.Statements;
import io.azulejo.engine.request.ExecuteStatementInput;
import io.azulejo.engine.request.ExecuteStatementOutput;
import io.azulejo.engine.request.StatementInput;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The ExecuteStatement operation: reads a page of items or writes one item with a PartiQL statement. */
public final class ExecuteStatementOperation {
    private static final int LONGEST_TOKEN = 32_768;

    private final Catalog catalog;
    private final Statements statements;
    private final StatementReads reads;
    private final ItemWrites writes;
    private final Metering metering;

    public ExecuteStatementOperation(
            Catalog catalog, Statements statements, StatementReads reads, ItemWrites writes, Metering metering) {
        this.catalog = catalog;
        this.statements = statements;
        this.reads = reads;
        this.writes = writes;
        this.metering = metering;
    }

    public ExecuteStatementOutput run(ExecuteStatementInput input) {
        checkShape(input);
        StatementInput given = input.statement();
        BoundStatement statement =
                statements.bind(Objects.requireNonNull(given.statement()), StatementCheck.parameters(given));
        return switch (statement) {
            case BoundStatement.Select select -> select(select, input);
            case BoundStatement.Exists exists ->
                throw EngineException.validation("EXISTS can only be used in ExecuteTransaction write requests.");
            case BoundStatement.Write write -> write(write, input);
        };
    }

    private ExecuteStatementOutput select(BoundStatement.Select select, ExecuteStatementInput input) {
        Table table = catalog.table(TableNameCheck.resolve(select.tableName()));
        boolean consistentRead = Boolean.TRUE.equals(input.statement().consistentRead());
        SelectPlan plan = SelectPlan.of(table, select, consistentRead);
        TableMeter meter = meter(input, table);
        StatementInput given = input.statement();
        String digest = HexFormat.of().formatHex(RequestDigest.ofStatements(List.of(given)));
        StatementReads.Page page = reads.read(
                plan,
                input.limit() == null ? Integer.MAX_VALUE : input.limit(),
                consistentRead,
                input.nextToken() == null ? null : StatementToken.decoded(input.nextToken(), digest),
                meter);
        List<Item> rows = new ArrayList<>(page.items().size());
        for (Item item : page.items()) {
            rows.add(StatementReads.projected(select.columns(), item));
        }
        StatementToken next = page.next();
        return new ExecuteStatementOutput(
                rows,
                next == null ? null : next.encoded(digest),
                next == null ? null : next.key(),
                TableMeter.report(meter));
    }

    private ExecuteStatementOutput write(BoundStatement.Write statement, ExecuteStatementInput input) {
        Table table = catalog.table(TableNameCheck.resolve(statement.tableName()));
        boolean showItem = "ALL_OLD".equals(input.statement().returnValuesOnConditionCheckFailure());
        PreparedWrite write = StatementWrites.prepared(statement, table, showItem);
        TableMeter meter = meter(input, table);
        Item returned = StatementWrites.returned(statement, writes.apply(write, meter));
        return new ExecuteStatementOutput(
                returned == null ? List.of() : List.of(returned), null, null, TableMeter.report(meter));
    }

    private @Nullable TableMeter meter(ExecuteStatementInput input, Table table) {
        return metering.meterIfRequested(input.returnConsumedCapacity(), table, TableMeter.Kind.PLAIN);
    }

    private static void checkShape(ExecuteStatementInput input) {
        Constraints constraints = new Constraints();
        StatementCheck.shape(constraints, "", input.statement());
        if (input.nextToken() != null) {
            constraints.length("nextToken", input.nextToken().length(), 1, LONGEST_TOKEN, input.nextToken());
        }
        constraints
                .choice(EnumParameter.RETURN_CONSUMED_CAPACITY, input.returnConsumedCapacity())
                .atLeast("limit", input.limit() == null ? null : input.limit().longValue(), 1)
                .check();
    }
}
