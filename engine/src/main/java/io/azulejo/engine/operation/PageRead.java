package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.store.Direction;
import org.jspecify.annotations.Nullable;

/** Parameters of one page to be read: source, key range and direction, limits, filter and projection. */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
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
