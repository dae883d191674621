package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.DocumentPath;
import io.azulejo.engine.table.IndexDefinition;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.TableDefinition;
import java.util.List;

/** Checks of the document paths of expressions against a table's keys. */
public final class PathCheck {
    private PathCheck() {}

    /** A key attribute has nothing inside, so no path may go through one. */
    public static void keysAreScalars(TableDefinition table, List<DocumentPath> paths) {
        for (DocumentPath path : paths) {
            if (path.nested()) {
                checkNested(table, path.root());
            }
        }
    }

    private static void checkNested(TableDefinition table, String attribute) {
        if (table.key().has(attribute)) {
            throw notScalar("Key", attribute);
        }
        for (IndexDefinition index : table.indexes()) {
            if (index.key().has(attribute)) {
                throw notScalar("IndexKey", attribute);
            }
        }
    }

    private static EngineException notScalar(String kind, String attribute) {
        return EngineException.validation("Key attributes must be scalars; list random access '[]' and map lookup '.'"
                + " are not allowed: " + kind + ": " + attribute);
    }

    /** A query's filter comes after its key condition and may not speak of the same key again. */
    public static void filterLeavesKeys(String filter, KeySchema key, List<DocumentPath> paths) {
        for (DocumentPath path : paths) {
            if (key.has(path.root())) {
                throw EngineException.validation(filter + " can only contain non-primary key attributes:"
                        + " Primary key attribute: " + path.root());
            }
        }
    }

    /** An update may not touch the table's key. */
    public static void keysAreNotUpdated(KeySchema key, List<DocumentPath> targets) {
        for (DocumentPath target : targets) {
            if (key.has(target.root())) {
                throw EngineException.validation("One or more parameter values were invalid: Cannot update attribute "
                        + target.root() + ". This attribute is part of the key");
            }
        }
    }
}
