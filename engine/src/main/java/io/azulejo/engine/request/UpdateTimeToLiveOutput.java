package io.azulejo.engine.request;

/** An UpdateTimeToLive answer. */
public record UpdateTimeToLiveOutput(boolean enabled, String attributeName) {}
