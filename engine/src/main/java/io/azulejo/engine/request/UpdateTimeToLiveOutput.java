package io.azulejo.engine.request;

/** An UpdateTimeToLive response. */
public record UpdateTimeToLiveOutput(boolean enabled, String attributeName) {}
