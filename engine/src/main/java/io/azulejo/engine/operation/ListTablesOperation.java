package io.azulejo.engine.operation;

import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.request.ListTablesInput;
import io.azulejo.engine.request.ListTablesOutput;
import io.azulejo.engine.table.Catalog;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** The ListTables operation: table names in order, at most a hundred per call. */
public final class ListTablesOperation {
    private static final int MAX_NAMES = 100;

    private final Catalog catalog;

    public ListTablesOperation(Catalog catalog) {
        this.catalog = catalog;
    }

    public ListTablesOutput run(ListTablesInput input) {
        Long given = input.limit() == null ? null : input.limit().longValue();
        new Constraints()
                .indexName("exclusiveStartTableName", input.exclusiveStartTableName())
                .atLeast("limit", given, 1)
                .atMost("limit", given, MAX_NAMES)
                .check();
        int limit = input.limit() == null ? MAX_NAMES : input.limit();
        List<String> names = new ArrayList<>();
        Iterator<String> rest =
                catalog.namesAfter(input.exclusiveStartTableName()).iterator();
        while (names.size() < limit && rest.hasNext()) {
            names.add(rest.next());
        }
        return new ListTablesOutput(names, rest.hasNext() && !names.isEmpty() ? names.getLast() : null);
    }
}
