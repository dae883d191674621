package io.azulejo.toolkit;

import io.azulejo.toolkit.entity.EntitySchema;
import io.azulejo.toolkit.transaction.TransactWrite;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * What every access pattern of one running design shares: the client, the options, the entities and their tables.
 * Immutable and thread-safe.
 */
public final class DesignContext {
    private final DynamoDbClient client;
    private final ToolkitOptions options;

    private DesignContext(DynamoDbClient client, ToolkitOptions options) {
        this.client = client;
        this.options = options;
    }

    /** A context of a design made of these entities. */
    public static DesignContext of(DynamoDbClient client, ToolkitOptions options, List<EntitySchema<?>> schemas) {
        return new DesignContext(client, options);
    }

    public DynamoDbClient client() {
        return client;
    }

    public ToolkitOptions options() {
        return options;
    }

    /** A transaction under the name of an access pattern. */
    public TransactWrite transaction(String pattern) {
        return new TransactWrite(this, pattern);
    }
}
