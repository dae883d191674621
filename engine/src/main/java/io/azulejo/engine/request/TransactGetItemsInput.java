package io.azulejo.engine.request;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A TransactGetItems request; an element is null if the caller gave no Get. */
public record TransactGetItemsInput(
        @Nullable List<@Nullable TransactionRead> transactItems,
        @Nullable String returnConsumedCapacity,
        Set<String> unsupported) {}
