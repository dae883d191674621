package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** What became of one statement of a batch; the table's name is there once the statement was run. */
public record BatchStatementResponse(
        @Nullable Failure error,
        @Nullable String tableName,
        @Nullable Item item) {
    /** Why a statement failed; the item is the one that did not meet the condition, if it was asked for. */
    public record Failure(
            String code, String message, @Nullable Item item) {}
}
