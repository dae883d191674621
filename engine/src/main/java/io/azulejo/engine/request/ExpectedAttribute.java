package io.azulejo.engine.request;

import io.azulejo.engine.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What Expected asks of one attribute. */
public record ExpectedAttribute(
        @Nullable Boolean exists,
        @Nullable Value value,
        @Nullable String comparisonOperator,
        @Nullable List<Value> attributeValueList) {}
