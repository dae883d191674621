package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.store.Direction;
import org.jspecify.annotations.Nullable;

/** One page to be read: where from, in which key range and direction, how much, and what to keep of it. */
@SuppressWarnings("ArrayRecordComponent") // handed on, never compared
record PageRead(
        ReadSource source,
        byte[] from,
        byte[] to,
        Direction direction,
        int limit,
        boolean consistentRead,
        @Nullable ConditionExpression filter,
        Selection selection,
        @Nullable TableMeter meter) {}
