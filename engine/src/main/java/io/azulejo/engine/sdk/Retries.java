package io.azulejo.engine.sdk;

import io.azulejo.engine.error.EngineException;
import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.retries.api.AcquireInitialTokenRequest;
import software.amazon.awssdk.retries.api.RecordSuccessRequest;
import software.amazon.awssdk.retries.api.RefreshRetryTokenRequest;
import software.amazon.awssdk.retries.api.RefreshRetryTokenResponse;
import software.amazon.awssdk.retries.api.RetryStrategy;
import software.amazon.awssdk.retries.api.RetryToken;
import software.amazon.awssdk.retries.api.TokenAcquisitionFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/**
 * Calls the engine as the SDK's client calls DynamoDB: what its retry strategy holds for passing is tried again after
 * the strategy's own delay. The strategy is asked only once something failed, so that a call that succeeds costs
 * nothing more. Safe for any number of threads.
 */
final class Retries {
    private final @Nullable RetryStrategy strategy;

    /** Null for no retries at all. */
    Retries(@Nullable RetryStrategy strategy) {
        this.strategy = strategy;
    }

    <T> T call(Supplier<T> operation) {
        try {
            return operation.get();
        } catch (EngineException e) {
            DynamoDbException failure = SdkErrors.exception(e);
            if (strategy == null || !maybePassing(e)) {
                throw failure;
            }
            return retried(operation, failure, strategy);
        }
    }

    /** Conditions that fail and the like are never retried by any strategy: not worth asking. */
    private static boolean maybePassing(EngineException failure) {
        return switch (failure.error()) {
            case THROTTLING,
                    PROVISIONED_THROUGHPUT_EXCEEDED,
                    TRANSACTION_IN_PROGRESS,
                    LIMIT_EXCEEDED,
                    INTERNAL_SERVER_ERROR -> true;
            default -> false;
        };
    }

    private static <T> T retried(Supplier<T> operation, DynamoDbException first, RetryStrategy strategy) {
        RetryToken token = strategy.acquireInitialToken(AcquireInitialTokenRequest.create("DynamoDb"))
                .token();
        DynamoDbException failure = first;
        while (true) {
            RefreshRetryTokenResponse refreshed = refreshed(strategy, token, failure);
            token = refreshed.token();
            sleep(refreshed.delay());
            try {
                T answer = operation.get();
                strategy.recordSuccess(RecordSuccessRequest.create(token));
                return answer;
            } catch (EngineException e) {
                failure = SdkErrors.exception(e);
            }
        }
    }

    /** A token for another try, or the failure itself if there is none. */
    private static RefreshRetryTokenResponse refreshed(
            RetryStrategy strategy, RetryToken token, DynamoDbException failure) {
        try {
            return strategy.refreshRetryToken(RefreshRetryTokenRequest.builder()
                    .token(token)
                    .failure(failure)
                    .suggestedDelay(Duration.ZERO)
                    .build());
        } catch (TokenAcquisitionFailedException e) {
            throw failure;
        }
    }

    private static void sleep(Duration delay) {
        try {
            Thread.sleep(delay);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw AbortedException.create("The thread was interrupted while waiting for a retry", e);
        }
    }
}
