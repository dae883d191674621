package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.SseSpecification;
import org.jspecify.annotations.Nullable;

/** Checks of the encryption that a request wants for a table. */
public final class SseShape {
    private static final String INVALID = "One or more parameter values were invalid: ";

    private SseShape() {}

    public static void specification(Constraints constraints, @Nullable SseSpecification specification) {
        if (specification != null) {
            constraints.choice(EnumParameter.SSE_TYPE, specification.sseType());
        }
    }

    /** Checks the combination of parameters. */
    public static void together(@Nullable SseSpecification specification) {
        if (specification == null) {
            return;
        }
        boolean enabled = Boolean.TRUE.equals(specification.enabled());
        if (!enabled && specification.sseType() != null) {
            throw EngineException.validation(INVALID + "SSEType can not be specified if Enabled is false");
        }
        if (!enabled && specification.kmsMasterKeyId() != null) {
            throw EngineException.validation(INVALID + "KMSMasterKeyId can not be specified if Enabled is false");
        }
        if ("AES256".equals(specification.sseType())) {
            throw EngineException.validation(INVALID + "SSEType AES256 is not supported");
        }
        if (specification.kmsMasterKeyId() != null && specification.sseType() == null) {
            throw EngineException.validation(INVALID + "SSEType KMS is required if KMSMasterKeyId is specified");
        }
    }
}
