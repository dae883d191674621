package io.azulejo.engine;

import io.azulejo.engine.sdk.SdkClient;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.engine.store.Store;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.retries.api.RetryStrategy;

/**
 * DynamoDB in this process, behind the AWS SDK's own client interface. Thread-safe. Close it when it is no longer
 * needed.
 */
public final class EmbeddedDynamoDb extends SdkClient {
    private final Engine engine;

    private EmbeddedDynamoDb(Engine engine, @Nullable RetryStrategy retryStrategy) {
        super(engine, retryStrategy);
        this.engine = engine;
    }

    /** Returns an empty in-memory DynamoDB whose data is lost when it is closed. */
    public static EmbeddedDynamoDb inMemory() {
        return builder().build();
    }

    public static Builder builder() {
        return new Builder();
    }

    /**
     * Returns the engine behind this client, for functions that DynamoDB has no request for, such as sweeping now and
     * backing up.
     */
    public Engine engine() {
        return engine;
    }

    /** Builder for an embedded DynamoDB. Defaults to an in-memory store and the default options. */
    public static final class Builder {
        private Store store = new MemoryStore();
        private EngineOptions options = EngineOptions.DEFAULT;
        private @Nullable RetryStrategy retryStrategy = new StandardRetries();

        private Builder() {}

        /** Sets the store to open. The client closes it. */
        public Builder store(Store newStore) {
            store = newStore;
            return this;
        }

        public Builder options(EngineOptions newOptions) {
            options = newOptions;
            return this;
        }

        /** Sets the retry strategy that replaces the SDK's standard one. */
        public Builder retryStrategy(RetryStrategy newStrategy) {
            retryStrategy = newStrategy;
            return this;
        }

        /** Disables retries: every failure is thrown at once. */
        public Builder withoutRetries() {
            retryStrategy = null;
            return this;
        }

        public EmbeddedDynamoDb build() {
            return new EmbeddedDynamoDb(new Engine(store, options), retryStrategy);
        }
    }
}
