package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** Encryption at rest as a caller wants it for a table. The engine stores it without effect. */
public record SseSpecification(
        @Nullable Boolean enabled,
        @Nullable String sseType,
        @Nullable String kmsMasterKeyId) {}
