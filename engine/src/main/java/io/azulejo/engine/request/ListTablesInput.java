package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A ListTables request. */
public record ListTablesInput(
        @Nullable String exclusiveStartTableName, @Nullable Integer limit) {}
