package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.StreamSpecification;
import io.azulejo.engine.table.ResourceNames;
import org.jspecify.annotations.Nullable;

/** Checks of stream parameters. */
public final class StreamShape {
    private static final int MIN_ARN = 37;
    private static final int MAX_ARN = 1024;

    private StreamShape() {}

    /** Checks single parameters of a table's stream specification. */
    public static void specification(Constraints constraints, @Nullable StreamSpecification stream) {
        if (stream != null) {
            constraints
                    .notNull("streamSpecification.streamEnabled", stream.streamEnabled())
                    .choice(EnumParameter.STREAM_VIEW_TYPE, stream.streamViewType());
        }
    }

    /** Checks the combination of a stream's parameters. */
    public static void together(@Nullable StreamSpecification stream) {
        if (stream == null) {
            return;
        }
        if (Boolean.TRUE.equals(stream.streamEnabled()) && stream.streamViewType() == null) {
            throw EngineException.validation("One or more parameter values were invalid: StreamViewType must be"
                    + " specified when StreamEnabled is true");
        }
        if (!Boolean.TRUE.equals(stream.streamEnabled()) && stream.streamViewType() != null) {
            throw EngineException.validation("One or more parameter values were invalid: StreamViewType must not be"
                    + " specified when StreamEnabled is false");
        }
    }

    /** Checks the length of an optional ARN. */
    public static void arn(Constraints constraints, String at, @Nullable String arn) {
        if (arn != null) {
            constraints.length(at, arn.length(), MIN_ARN, MAX_ARN, arn);
        }
    }

    /** Checks that an ARN is that of a stream. */
    public static void isStream(String arn) {
        if (!ResourceNames.isStream(arn)) {
            throw EngineException.validation("Invalid StreamArn: " + arn);
        }
    }
}
