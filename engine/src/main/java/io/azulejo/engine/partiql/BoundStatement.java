package io.azulejo.engine.partiql;

import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.expression.UpdateExpression;
import io.azulejo.engine.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A statement of one request with its parameters bound, before it is planned. Immutable. */
public sealed interface BoundStatement {
    String tableName();

    /** Columns are empty if whole items are selected. */
    record Select(
            String tableName,
            @Nullable String indexName,
            List<Column> columns,
            @Nullable ConditionExpression where,
            List<Ordering> orderings)
            implements BoundStatement {}

    /** A statement on a single item. All but {@link Exists} write it. */
    sealed interface Write extends BoundStatement {}

    record Insert(String tableName, Item item) implements Write {}

    record Update(
            String tableName,
            UpdateExpression update,
            @Nullable ConditionExpression where,
            @Nullable Returning returning)
            implements Write {}

    record Delete(
            String tableName,
            @Nullable ConditionExpression where,
            @Nullable Returning returning) implements Write {}

    /**
     * A condition check, allowed only in a transaction: writes nothing, but fails the transaction if no item meets the
     * condition.
     */
    record Exists(Select select) implements Write {
        @Override
        public String tableName() {
            return select.tableName();
        }
    }
}
