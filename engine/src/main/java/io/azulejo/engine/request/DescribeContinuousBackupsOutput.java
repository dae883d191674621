package io.azulejo.engine.request;

/** A DescribeContinuousBackups response. */
public record DescribeContinuousBackupsOutput(String continuousBackupsStatus, String pointInTimeRecoveryStatus) {}
