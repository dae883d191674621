package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** An ExecuteTransaction request. */
public record ExecuteTransactionInput(
        @Nullable List<StatementInput> transactStatements,
        @Nullable String clientRequestToken,
        @Nullable String returnConsumedCapacity) {}
