package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A DescribeTimeToLive response. */
public record DescribeTimeToLiveOutput(
        String timeToLiveStatus, @Nullable String attributeName) {}
