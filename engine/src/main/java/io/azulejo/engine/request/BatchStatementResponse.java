package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** Result of one statement of a batch. The table name is present if the statement was executed. */
public record BatchStatementResponse(
        @Nullable Failure error,
        @Nullable String tableName,
        @Nullable Item item) {
    /** Failure of a statement. The item is the one that failed the condition, if the caller asked for it. */
    public record Failure(
            String code, String message, @Nullable Item item) {}
}
