package io.azulejo.engine;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.retries.api.AcquireInitialTokenRequest;
import software.amazon.awssdk.retries.api.AcquireInitialTokenResponse;
import software.amazon.awssdk.retries.api.RecordSuccessRequest;
import software.amazon.awssdk.retries.api.RecordSuccessResponse;
import software.amazon.awssdk.retries.api.RefreshRetryTokenRequest;
import software.amazon.awssdk.retries.api.RefreshRetryTokenResponse;
import software.amazon.awssdk.retries.api.RetryStrategy;

/**
 * The SDK's standard retry strategy, created at the first retry. Creating it creates a logger, and the first logger
 * initializes the logging framework: opening an engine would wait for that, half a second with logback and its XML.
 * Thread-safe.
 */
final class StandardRetries implements RetryStrategy {
    private @Nullable RetryStrategy delegate;

    /** Returns the one strategy for all calls, because it counts their failures. */
    private synchronized RetryStrategy standard() {
        if (delegate == null) {
            delegate = AwsRetryStrategy.standardRetryStrategy();
        }
        return delegate;
    }

    @Override
    public AcquireInitialTokenResponse acquireInitialToken(AcquireInitialTokenRequest request) {
        return standard().acquireInitialToken(request);
    }

    @Override
    public RefreshRetryTokenResponse refreshRetryToken(RefreshRetryTokenRequest request) {
        return standard().refreshRetryToken(request);
    }

    @Override
    public RecordSuccessResponse recordSuccess(RecordSuccessRequest request) {
        return standard().recordSuccess(request);
    }

    @Override
    public int maxAttempts() {
        return standard().maxAttempts();
    }

    @Override
    public Builder<?, ?> toBuilder() {
        return standard().toBuilder();
    }
}
