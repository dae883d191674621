package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A BatchExecuteStatement request. */
public record BatchExecuteStatementInput(
        @Nullable List<StatementInput> statements, @Nullable String returnConsumedCapacity) {}
