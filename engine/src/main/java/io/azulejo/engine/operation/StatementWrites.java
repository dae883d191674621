package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.operation.check.ItemCheck;
import io.azulejo.engine.operation.check.KeyCheck;
import io.azulejo.engine.partiql.BoundStatement;
import io.azulejo.engine.partiql.KeyEqualities;
import io.azulejo.engine.partiql.Returning;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** Translation of writing statements into writes to single items. */
final class StatementWrites {
    private static final String NO_KEY = "Where clause does not contain a mandatory equality on all key attributes";

    private StatementWrites() {}

    /**
     * Returns the write of a single statement, with DynamoDB's error message for a clause that does not name exactly
     * one item.
     */
    static PreparedWrite prepared(BoundStatement.Write statement, Table table, boolean showItem) {
        KeyEqualities equalities = equalities(statement, table);
        if (equalities != null) {
            if (!equalities.complete()) {
                throw EngineException.validation(NO_KEY);
            }
            if (equalities.conflict() != null) {
                throw EngineException.validation("Multiple conditions on same key " + equalities.conflict()
                        + ". Only single item Update/Insert/Delete are supported");
            }
        }
        return write(statement, table, equalities, showItem);
    }

    /** Returns a write of a transaction. There, a clause that names no single item is reported as a key mismatch. */
    static PreparedWrite inTransaction(BoundStatement.Write statement, Table table, boolean showItem) {
        KeyEqualities equalities = equalities(statement, table);
        boolean check = statement instanceof BoundStatement.Exists;
        if (equalities != null && equalities.conflict() != null && !check) {
            throw EngineException.validation("The provided key element does not match the schema");
        }
        return write(statement, table, equalities, showItem);
    }

    static @Nullable KeyEqualities equalities(BoundStatement.Write statement, Table table) {
        return switch (statement) {
            case BoundStatement.Insert insert -> null;
            case BoundStatement.Update update -> KeyEqualities.of(update.where(), table.key());
            case BoundStatement.Delete delete -> KeyEqualities.of(delete.where(), table.key());
            case BoundStatement.Exists exists ->
                KeyEqualities.of(exists.select().where(), table.key());
        };
    }

    private static PreparedWrite write(
            BoundStatement.Write statement, Table table, @Nullable KeyEqualities equalities, boolean showItem) {
        Item key = equalities == null ? Item.EMPTY : equalities.key();
        return switch (statement) {
            case BoundStatement.Insert insert -> insert(insert.item(), table);
            case BoundStatement.Update update -> {
                UpdateItemOperation.checkPaths(table, new WriteExpressions(update.update(), update.where()));
                byte[] itemKey = KeyCheck.ofKey(table, key);
                // The clause also contains the key, so it never holds without an item: no update creates one.
                yield new PreparedWrite(
                        table, itemKey, update.where(), showItem, new Effect.Update(update.update(), key));
            }
            case BoundStatement.Delete delete -> {
                UpdateItemOperation.checkPaths(table, new WriteExpressions(null, delete.where()));
                byte[] itemKey = KeyCheck.ofKey(table, key);
                // Deleting a missing item succeeds, whatever the clause says.
                ConditionExpression condition =
                        delete.where() == null ? null : delete.where().orAbsent();
                yield new PreparedWrite(table, itemKey, condition, showItem, new Effect.Delete());
            }
            case BoundStatement.Exists exists -> check(exists.select(), table, key, showItem);
        };
    }

    private static PreparedWrite insert(Item item, Table table) {
        ItemCheck.values(item);
        ItemCheck.size(item);
        return new PreparedWrite(table, KeyCheck.ofItem(table, item), null, false, new Effect.Insert(item));
    }

    private static PreparedWrite check(BoundStatement.Select select, Table table, Item key, boolean showItem) {
        UpdateItemOperation.checkPaths(table, new WriteExpressions(null, select.where()));
        return new PreparedWrite(table, KeyCheck.ofKey(table, key), select.where(), showItem, new Effect.Check());
    }

    /**
     * Returns the item that a write returns, or null if its statement has no RETURNING or there is nothing to return.
     */
    static @Nullable Item returned(BoundStatement.Write statement, ItemChange change) {
        if (statement instanceof BoundStatement.Delete delete) {
            return delete.returning() == null ? null : change.before();
        }
        if (!(statement instanceof BoundStatement.Update update) || update.returning() == null) {
            return null;
        }
        Returning returning = update.returning();
        boolean old = returning == Returning.ALL_OLD || returning == Returning.MODIFIED_OLD;
        Item item = old ? change.before() : change.after();
        if (item == null || returning == Returning.ALL_OLD || returning == Returning.ALL_NEW) {
            return item;
        }
        Item changed = update.update().changed().project(item);
        return changed.isEmpty() ? null : changed;
    }
}
