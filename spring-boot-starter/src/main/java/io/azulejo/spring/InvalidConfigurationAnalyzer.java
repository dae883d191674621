package io.azulejo.spring;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Failure analyzer that prints what to change instead of a stack trace. */
final class InvalidConfigurationAnalyzer extends AbstractFailureAnalyzer<InvalidAzulejoConfigurationException> {
    @Override
    protected FailureAnalysis analyze(Throwable rootFailure, InvalidAzulejoConfigurationException cause) {
        return new FailureAnalysis(String.valueOf(cause.getMessage()), cause.action(), cause);
    }
}
