package io.azulejo.engine.request;

import io.azulejo.engine.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What KeyConditions, QueryFilter or ScanFilter asks of one attribute. */
public record AttributeCondition(
        @Nullable String comparisonOperator, @Nullable List<Value> attributeValueList) {}
