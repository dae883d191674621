package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.error.CancellationReason;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.KeyCheck;
import io.azulejo.engine.operation.check.StatementCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.partiql.BoundStatement;
import io.azulejo.engine.partiql.Statements;
import io.azulejo.engine.request.ExecuteTransactionInput;
import io.azulejo.engine.request.ExecuteTransactionOutput;
import io.azulejo.engine.request.StatementInput;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The ExecuteTransaction operation: up to a hundred statements on different items, all reads or all writes, all or
 * nothing.
 */
public final class ExecuteTransactionOperation {
    private static final int MAX_STATEMENTS = 100;
    private static final int LONGEST_TOKEN = 36;

    private final Catalog catalog;
    private final Statements statements;
    private final TransactedReads reads;
    private final TransactedWrites writes;
    private final Metering metering;

    public ExecuteTransactionOperation(
            Catalog catalog, Statements statements, TransactedReads reads, TransactedWrites writes, Metering metering) {
        this.catalog = catalog;
        this.statements = statements;
        this.reads = reads;
        this.writes = writes;
        this.metering = metering;
    }

    public ExecuteTransactionOutput run(ExecuteTransactionInput input) {
        List<StatementInput> given = checkShape(input);
        for (StatementInput statement : given) {
            StatementCheck.parameters(statement);
        }
        List<BoundStatement> bound = new ArrayList<>(given.size());
        for (int i = 0; i < given.size(); i++) {
            bound.add(bind(given.get(i), i));
        }
        boolean reading = bound.getFirst() instanceof BoundStatement.Select;
        for (BoundStatement statement : bound) {
            if (statement instanceof BoundStatement.Select != reading) {
                throw EngineException.validation("ExecuteTransaction API does not support both read and write"
                        + " operations in the same request.");
            }
        }
        CancellationReasons reasons = new CancellationReasons(bound.size());
        List<@Nullable Table> tables = tables(bound, reasons);
        return reading ? read(bound, tables, reasons, input) : write(bound, tables, reasons, input);
    }

    private BoundStatement bind(StatementInput input, int index) {
        try {
            return statements.bind(Objects.requireNonNull(input.statement()), StatementCheck.parameters(input));
        } catch (EngineException e) {
            throw invalid(index, e.text());
        }
    }

    private static EngineException invalid(int index, String text) {
        return EngineException.validation("Validation failed in TransactStatements[" + index + "]: " + text);
    }

    /**
     * Returns the statements' tables. A missing table cancels the transaction, unless another statement is rejected.
     */
    private List<@Nullable Table> tables(List<BoundStatement> bound, CancellationReasons reasons) {
        List<@Nullable Table> tables = new ArrayList<>(bound.size());
        for (int i = 0; i < bound.size(); i++) {
            Table table = null;
            try {
                table = catalog.table(TableNameCheck.resolve(bound.get(i).tableName()));
            } catch (EngineException e) {
                reasons.set(i, new CancellationReason("ResourceNotFound", e.text(), null));
            }
            if (table != null) {
                check(bound.get(i), table, i);
            }
            tables.add(table);
        }
        reasons.check();
        return tables;
    }

    private static void check(BoundStatement statement, Table table, int index) {
        try {
            StatementTransactions.check(statement, table);
        } catch (EngineException e) {
            throw invalid(index, e.text());
        }
    }

    private ExecuteTransactionOutput read(
            List<BoundStatement> bound,
            List<@Nullable Table> tables,
            CancellationReasons reasons,
            ExecuteTransactionInput input) {
        List<byte[]> keys = new ArrayList<>(bound.size());
        List<Table> owners = new ArrayList<>(bound.size());
        for (int i = 0; i < bound.size(); i++) {
            Table table = Objects.requireNonNull(tables.get(i));
            try {
                keys.add(KeyCheck.ofKey(table, StatementTransactions.key(bound.get(i), table)));
            } catch (EngineException e) {
                reasons.set(i, e);
            }
            owners.add(table);
        }
        reasons.check();
        checkDistinct(keys);
        Meters meters = new Meters(metering, input.returnConsumedCapacity(), TableMeter.Kind.TRANSACTIONAL_READ);
        List<@Nullable Item> items = reads.read(keys, owners, meters);
        List<@Nullable Item> responses = new ArrayList<>(items.size());
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            responses.add(
                    item != null && bound.get(i) instanceof BoundStatement.Select select
                            ? StatementReads.projected(select.columns(), item)
                            : null);
        }
        return new ExecuteTransactionOutput(responses, meters.report());
    }

    private ExecuteTransactionOutput write(
            List<BoundStatement> bound,
            List<@Nullable Table> tables,
            CancellationReasons reasons,
            ExecuteTransactionInput input) {
        List<StatementInput> given = Objects.requireNonNull(input.transactStatements());
        List<PreparedWrite> prepared = new ArrayList<>(bound.size());
        List<byte[]> keys = new ArrayList<>(bound.size());
        for (int i = 0; i < bound.size(); i++) {
            boolean showItem = "ALL_OLD".equals(given.get(i).returnValuesOnConditionCheckFailure());
            try {
                PreparedWrite write = StatementWrites.inTransaction(
                        (BoundStatement.Write) bound.get(i), Objects.requireNonNull(tables.get(i)), showItem);
                prepared.add(write);
                keys.add(write.key());
            } catch (EngineException e) {
                reasons.set(i, e);
            }
        }
        reasons.check();
        checkDistinct(keys);
        TransactedWrites.Token token = input.clientRequestToken() == null
                ? null
                : new TransactedWrites.Token(input.clientRequestToken(), RequestDigest.ofStatements(given));
        TransactedWrites.Outcome outcome = writes.commit(prepared, token, input.returnConsumedCapacity());
        return new ExecuteTransactionOutput(Collections.nCopies(bound.size(), null), outcome.consumedCapacity());
    }

    private static void checkDistinct(List<byte[]> keys) {
        DistinctKeys distinct = new DistinctKeys("Transaction request cannot include multiple operations on one item");
        for (byte[] key : keys) {
            distinct.add(key);
        }
    }

    private static List<StatementInput> checkShape(ExecuteTransactionInput input) {
        List<StatementInput> given = Objects.requireNonNullElse(input.transactStatements(), List.of());
        Constraints constraints = new Constraints().notNull("transactStatements", input.transactStatements());
        if (input.transactStatements() != null) {
            constraints.length(
                    "transactStatements",
                    given.size(),
                    1,
                    MAX_STATEMENTS,
                    given.isEmpty() ? "[]" : "[" + given.size() + " statements]");
        }
        for (int i = 0; i < given.size(); i++) {
            StatementCheck.shape(constraints, "transactStatements." + (i + 1) + ".member.", given.get(i));
        }
        if (input.clientRequestToken() != null) {
            constraints.length(
                    "clientRequestToken",
                    input.clientRequestToken().length(),
                    1,
                    LONGEST_TOKEN,
                    input.clientRequestToken());
        }
        constraints
                .choice(EnumParameter.RETURN_CONSUMED_CAPACITY, input.returnConsumedCapacity())
                .check();
        return given;
    }
}
