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
 * The SDK's standard retry strategy, made when something is first retried. Making it makes a logger, and the first
 * logger starts the logging: opening an engine would wait for that, half a second with logback and its XML. Safe for any
 * number of threads.
 */
final class StandardRetries implements RetryStrategy {
    private @Nullable RetryStrategy made;

    /** The same one for all calls, as it counts what they fail with. */
    private synchronized RetryStrategy standard() {
        if (made == null) {
            made = AwsRetryStrategy.standardRetryStrategy();
        }
        return made;
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
