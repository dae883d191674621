package io.azulejo.engine.sdk;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.store.StoreException;
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
 * Retries of engine calls in the manner of the SDK's client: failures that the retry strategy considers transient are
 * retried after the strategy's delay. The strategy is consulted only after a failure, so a successful call costs
 * nothing more. Thread-safe.
 */
final class Retries {
    private final @Nullable RetryStrategy strategy;

    /** Creates retries; a null strategy means none. */
    Retries(@Nullable RetryStrategy strategy) {
        this.strategy = strategy;
    }

    <T> T call(Supplier<T> operation) {
        try {
            return operation.get();
        } catch (EngineException e) {
            DynamoDbException failure = SdkErrors.exception(e);
            if (strategy == null || !mayBeTransient(e)) {
                throw failure;
            }
            return retried(operation, failure, strategy);
        } catch (StoreException e) {
            if (e.problem() == StoreException.Problem.NO_SPACE) {
                throw SdkErrors.exception(EngineException.storeFull());
            }
            throw e;
        }
    }

    /**
     * Returns whether a failure may be transient. Failed conditions and the like are never retried, so the strategy is
     * not asked.
     */
    private static boolean mayBeTransient(EngineException failure) {
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

    /** Returns a token for another attempt, or throws the failure if there is none. */
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
