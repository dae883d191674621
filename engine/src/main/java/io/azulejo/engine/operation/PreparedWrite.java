package io.azulejo.engine.operation;

import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** A checked write to one item, ready to be executed under the item's lock. */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
record PreparedWrite(
        Table table, byte[] key, @Nullable ConditionExpression condition, boolean showItemOnFailure, Effect effect) {}
