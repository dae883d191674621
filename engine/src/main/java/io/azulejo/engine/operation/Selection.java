package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.ItemPath;
import io.azulejo.engine.expression.ProjectionExpression;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The part of the read items that a query or scan returns; {@code fetch} is set if it must be read from the table. */
record Selection(boolean countOnly, @Nullable ProjectionExpression projection, boolean fetch) {
    /** Checks what does not depend on the table. */
    static void checkShape(
            @Nullable String select,
            @Nullable String projection,
            @Nullable List<String> attributesToGet,
            @Nullable String indexName) {
        if (select == null) {
            return;
        }
        boolean specific = projection != null || attributesToGet != null;
        if (select.equals("SPECIFIC_ATTRIBUTES") && !specific) {
            throw EngineException.validation(
                    "Must specify the AttributesToGet or ProjectionExpression when choosing to get SPECIFIC_ATTRIBUTES");
        }
        if (!select.equals("SPECIFIC_ATTRIBUTES") && specific) {
            throw EngineException.validation("Cannot specify the "
                    + (projection == null ? "AttributesToGet" : "ProjectionExpression") + " when choosing to get "
                    + (select.equals("COUNT") ? "only the Count" : select));
        }
        if (select.equals("ALL_PROJECTED_ATTRIBUTES") && indexName == null) {
            throw EngineException.validation(
                    "ALL_PROJECTED_ATTRIBUTES can be used only when Querying using an IndexName");
        }
    }

    static Selection of(@Nullable String select, @Nullable ProjectionExpression projection, ReadSource source) {
        boolean countOnly = "COUNT".equals(select);
        if (source.index() == null || !source.isPartial()) {
            return new Selection(countOnly, projection, false);
        }
        SecondaryIndexDefinition index = source.index().definition();
        if ("ALL_ATTRIBUTES".equals(select)) {
            if (index.isGlobal()) {
                throw EngineException.validation("One or more parameter values were invalid: Select type"
                        + " ALL_ATTRIBUTES is not supported for global secondary index " + index.name()
                        + " because its projection type is not ALL");
            }
            return new Selection(false, null, true);
        }
        boolean fetch = projection != null && lacks(index, projection.paths());
        return new Selection(countOnly, projection, fetch);
    }

    /**
     * Returns a selection of whole items for a caller that extracts these paths itself; without paths, all attributes.
     */
    static Selection ofPaths(List<ItemPath> paths, ReadSource source) {
        boolean fetch = source.index() != null
                && source.isPartial()
                && lacks(source.index().definition(), paths);
        return new Selection(false, null, fetch);
    }

    /**
     * Returns whether paths must be fetched from the table because a local index lacks them. A global index rejects
     * such paths.
     */
    private static boolean lacks(SecondaryIndexDefinition index, List<ItemPath> paths) {
        List<String> missing = new ArrayList<>();
        for (ItemPath path : paths) {
            if (!index.copied().contains(path.root())) {
                missing.add(path.root());
            }
        }
        if (!missing.isEmpty() && index.isGlobal()) {
            throw EngineException.validation("One or more parameter values were invalid: Global secondary index "
                    + index.name() + " does not project " + missing);
        }
        return !missing.isEmpty();
    }
}
