package io.azulejo.engine.partiql;

import io.azulejo.engine.expression.ItemPath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A parsed statement. Immutable, shared between requests. */
sealed interface Statement {
    Source source();

    /** Columns are empty for a star. */
    record Select(
            Source source, List<Column> columns, @Nullable Syntax where, List<Ordering> orders) implements Statement {}

    record Insert(Source source, Syntax item) implements Statement {}

    record Update(
            Source source,
            List<Action> actions,
            @Nullable Syntax where,
            @Nullable Returning returning) implements Statement {}

    record Delete(
            Source source, @Nullable Syntax where, @Nullable Returning returning) implements Statement {}

    /** Tests in a transaction whether an item meets a condition. */
    record Exists(Select select) implements Statement {
        @Override
        public Source source() {
            return select.source();
        }
    }

    /** Target of FROM, INTO or UPDATE: a table and optionally one of its indexes. */
    record Source(List<String> path) {
        String table() {
            return path.getFirst();
        }

        @Nullable
        String index() {
            return path.size() > 1 ? path.get(1) : null;
        }
    }

    /** Action of an update: sets the value at a path, or removes it if the value is null. */
    record Action(ItemPath target, @Nullable Syntax value) {}
}
