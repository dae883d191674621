package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** An ExecuteStatement request. */
public record ExecuteStatementInput(
        StatementInput statement,
        @Nullable Integer limit,
        @Nullable String nextToken,
        @Nullable String returnConsumedCapacity) {}
