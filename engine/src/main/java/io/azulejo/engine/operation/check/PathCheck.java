package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.ItemPath;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.TableMetadata;
import java.util.List;

/** Checks of the document paths of expressions against a table's keys. */
public final class PathCheck {
    private PathCheck() {}

    /** Rejects paths through key attributes, which are scalars. */
    public static void keysAreScalars(TableMetadata table, List<ItemPath> paths) {
        for (ItemPath path : paths) {
            if (path.nested()) {
                checkNested(table, path.root());
            }
        }
    }

    private static void checkNested(TableMetadata table, String attribute) {
        if (table.key().has(attribute)) {
            throw notScalar("Key", attribute);
        }
        for (SecondaryIndexDefinition index : table.indexes()) {
            if (index.key().has(attribute)) {
                throw notScalar("IndexKey", attribute);
            }
        }
    }

    private static EngineException notScalar(String kind, String attribute) {
        return EngineException.validation("Key attributes must be scalars; list random access '[]' and map lookup '.'"
                + " are not allowed: " + kind + ": " + attribute);
    }

    /** Rejects a filter on key attributes: a query's filter applies after its key condition. */
    public static void filterLeavesKeys(String filter, KeySchema key, List<ItemPath> paths) {
        for (ItemPath path : paths) {
            if (key.has(path.root())) {
                throw EngineException.validation(filter + " can only contain non-primary key attributes:"
                        + " Primary key attribute: " + path.root());
            }
        }
    }

    /** Rejects an update of the table's key. */
    public static void keysAreNotUpdated(KeySchema key, List<ItemPath> targets) {
        for (ItemPath target : targets) {
            if (key.has(target.root())) {
                throw EngineException.validation("One or more parameter values were invalid: Cannot update attribute "
                        + target.root() + ". This attribute is part of the key");
            }
        }
    }
}
