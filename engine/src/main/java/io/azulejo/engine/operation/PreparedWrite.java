package io.azulejo.engine.operation;

import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** A write to one item that has passed its checks and now waits for the item's lock. */
@SuppressWarnings("ArrayRecordComponent") // handed on, never compared
record PreparedWrite(
        Table table, byte[] key, @Nullable ConditionExpression condition, boolean showItemOnFailure, Effect effect) {}
