package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.partiql.BoundStatement;
import io.azulejo.engine.partiql.KeyEqualities;
import io.azulejo.engine.partiql.KeyRead;
import io.azulejo.engine.partiql.KeyReads;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Additional checks of statements in a transaction. */
final class StatementTransactions {
    private StatementTransactions() {}

    static void check(BoundStatement statement, Table table) {
        switch (statement) {
            case BoundStatement.Select select -> checkRead(select, table);
            case BoundStatement.Exists exists -> checkExists(exists.select(), table);
            case BoundStatement.Insert insert -> {}
            case BoundStatement.Update update -> checkReturning(update.returning());
            case BoundStatement.Delete delete -> checkReturning(delete.returning());
        }
    }

    private static void checkReturning(@Nullable Object returning) {
        if (returning != null) {
            throw EngineException.validation("RETURNING clause is not supported in ExecuteTransaction.");
        }
    }

    private static void checkRead(BoundStatement.Select select, Table table) {
        checkNoIndex(select);
        List<KeyRead> reads = KeyReads.of(select.where(), table.key());
        Set<Object> ranges = new HashSet<>();
        for (KeyRead read : reads) {
            if (!ranges.add(read.range())) {
                throw EngineException.validation(
                        "Overlapping conditions with range keys are not supported in where clause");
            }
        }
        if (reads.size() != 1 || reads.getFirst().singleKey(table.key()) == null) {
            throw EngineException.validation(
                    "Select statements within ExecuteTransaction must specify the primary key in the where clause.");
        }
    }

    private static void checkNoIndex(BoundStatement.Select select) {
        if (select.indexName() != null) {
            throw EngineException.validation("Reads on indices are not supported within transactions.");
        }
    }

    private static void checkExists(BoundStatement.Select select, Table table) {
        checkNoIndex(select);
        KeySchema key = table.key();
        KeyEqualities equalities = KeyEqualities.of(select.where(), key);
        boolean conditional = equalities.conditional() || equalities.conflict() != null;
        if (!equalities.complete() || !conditional) {
            throw EngineException.validation("EXISTS() must contain a single item read with additional condition");
        }
    }

    /** Returns the key of the item that a checked SELECT reads. */
    static Item key(BoundStatement statement, Table table) {
        if (!(statement instanceof BoundStatement.Select select)) {
            throw new IllegalArgumentException("Not a read: " + statement);
        }
        Item key = KeyReads.of(select.where(), table.key()).getFirst().singleKey(table.key());
        if (key == null) {
            throw new IllegalArgumentException("Not a read of a single item: " + statement);
        }
        return key;
    }
}
