package io.azulejo.engine.partiql;

import io.azulejo.engine.expression.DocumentPath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A statement as it was parsed; immutable, shared between requests. */
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

    /** Asks in a transaction whether an item meets a condition. */
    record Exists(Select select) implements Statement {
        @Override
        public Source source() {
            return select.source();
        }
    }

    /** What comes after FROM, INTO or UPDATE: a table and perhaps an index of it. */
    record Source(List<String> path) {
        String table() {
            return path.getFirst();
        }

        @Nullable
        String index() {
            return path.size() > 1 ? path.get(1) : null;
        }
    }

    /** A part of an update: sets what a path leads to, or removes it where there is no value. */
    record Action(DocumentPath target, @Nullable Syntax value) {}
}
