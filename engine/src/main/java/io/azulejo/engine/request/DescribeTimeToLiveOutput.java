package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A DescribeTimeToLive answer. */
public record DescribeTimeToLiveOutput(
        String timeToLiveStatus, @Nullable String attributeName) {}
