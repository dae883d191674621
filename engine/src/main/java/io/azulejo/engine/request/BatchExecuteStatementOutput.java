package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of a BatchExecuteStatement, with one response per statement. */
public record BatchExecuteStatementOutput(
        List<BatchStatementResponse> responses, @Nullable List<ConsumedCapacity> consumedCapacity) {}
