package io.azulejo.micrometer;

import io.azulejo.toolkit.observe.Call;
import io.micrometer.common.KeyValues;

/**
 * Convention that names observations {@code dynamodb.call} and spans after the access pattern. Requests and consumed
 * capacity are high-cardinality values: they are in spans, not in meters.
 */
public final class DefaultCallObservationConvention implements CallObservationConvention {
    @Override
    public String getName() {
        return "dynamodb.call";
    }

    @Override
    public String getContextualName(CallObservationContext context) {
        return context.pattern();
    }

    @Override
    public KeyValues getLowCardinalityKeyValues(CallObservationContext context) {
        Call call = context.call();
        return KeyValues.of(
                CallTags.PATTERN,
                context.pattern(),
                CallTags.OPERATION,
                context.operation(),
                CallTags.OUTCOME,
                call == null ? "running" : CallTags.outcome(call));
    }

    @Override
    public KeyValues getHighCardinalityKeyValues(CallObservationContext context) {
        Call call = context.call();
        return call == null
                ? KeyValues.empty()
                : KeyValues.of(
                        "dynamodb.requests", Integer.toString(call.requests()),
                        "dynamodb.read.units", Double.toString(call.readUnits()),
                        "dynamodb.write.units", Double.toString(call.writeUnits()));
    }
}
