package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A BatchExecuteStatement response, with one entry per statement. */
public record BatchExecuteStatementOutput(
        List<BatchStatementResponse> responses, @Nullable List<ConsumedCapacity> consumedCapacity) {}
