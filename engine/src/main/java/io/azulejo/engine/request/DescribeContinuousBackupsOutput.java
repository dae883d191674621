package io.azulejo.engine.request;

/** The answer to a DescribeContinuousBackups request. */
public record DescribeContinuousBackupsOutput(String continuousBackupsStatus, String pointInTimeRecoveryStatus) {}
