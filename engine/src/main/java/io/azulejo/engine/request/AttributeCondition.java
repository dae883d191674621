package io.azulejo.engine.request;

import io.azulejo.engine.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Condition on one attribute in KeyConditions, QueryFilter or ScanFilter. */
public record AttributeCondition(
        @Nullable String comparisonOperator, @Nullable List<Value> attributeValueList) {}
