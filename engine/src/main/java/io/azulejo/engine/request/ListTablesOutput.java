package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A ListTables response. */
public record ListTablesOutput(
        List<String> tableNames, @Nullable String lastEvaluatedTableName) {}
