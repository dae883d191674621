package io.azulejo.engine;

import io.azulejo.engine.sdk.SdkClient;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.engine.store.Store;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.retries.api.RetryStrategy;

/**
 * DynamoDB in this process, behind the AWS SDK's own client interface. Safe for any number of threads; close it when it
 * is no longer needed.
 */
public final class EmbeddedDynamoDb extends SdkClient {
    private final Engine engine;

    private EmbeddedDynamoDb(Engine engine, @Nullable RetryStrategy retryStrategy) {
        super(engine, retryStrategy);
        this.engine = engine;
    }

    /** An empty DynamoDB in memory, gone when it is closed. */
    public static EmbeddedDynamoDb inMemory() {
        return builder().build();
    }

    public static Builder builder() {
        return new Builder();
    }

    /** The engine behind this client, for what DynamoDB has no request for: sweeping now, backing up. */
    public Engine engine() {
        return engine;
    }

    /** Chooses the store and the options of an embedded DynamoDB; in memory and as usual unless told otherwise. */
    public static final class Builder {
        private Store store = new MemoryStore();
        private EngineOptions options = EngineOptions.DEFAULT;
        private @Nullable RetryStrategy retryStrategy = new StandardRetries();

        private Builder() {}

        /** The store to open; the client closes it. */
        public Builder store(Store newStore) {
            store = newStore;
            return this;
        }

        public Builder options(EngineOptions newOptions) {
            options = newOptions;
            return this;
        }

        /** Retries as this strategy says, in place of the SDK's standard one. */
        public Builder retryStrategy(RetryStrategy newStrategy) {
            retryStrategy = newStrategy;
            return this;
        }

        /** Lets every failure through at once. */
        public Builder withoutRetries() {
            retryStrategy = null;
            return this;
        }

        public EmbeddedDynamoDb build() {
            return new EmbeddedDynamoDb(new Engine(store, options), retryStrategy);
        }
    }
}
