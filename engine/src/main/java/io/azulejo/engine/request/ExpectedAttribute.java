package io.azulejo.engine.request;

import io.azulejo.engine.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Condition on one attribute in Expected. */
public record ExpectedAttribute(
        @Nullable Boolean exists,
        @Nullable Value value,
        @Nullable String comparisonOperator,
        @Nullable List<Value> attributeValueList) {}
