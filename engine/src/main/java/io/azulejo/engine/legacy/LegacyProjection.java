package io.azulejo.engine.legacy;

import io.azulejo.engine.expression.ProjectionExpression;
import io.azulejo.engine.request.LegacyParameters;
import org.jspecify.annotations.Nullable;

/** Translation of AttributesToGet into a projection. */
public final class LegacyProjection {
    private LegacyProjection() {}

    public static @Nullable ProjectionExpression of(LegacyParameters parameters) {
        return parameters.attributesToGet() == null
                ? null
                : ProjectionExpression.of(parameters.attributesToGet().stream()
                        .map(LegacyPaths::of)
                        .toList());
    }
}
