package io.azulejo.toolkit.observe;

import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * Hook that can change each raw SDK request before it is sent. With a hook, reads of a store in the same process go
 * through SDK requests too. Must be thread-safe.
 */
@FunctionalInterface
public interface RequestHook {
    /** Hook that changes nothing. */
    RequestHook NONE = (operation, request) -> {};

    /**
     * Called before a request is sent.
     *
     * @param request the builder of the operation's request, such as a {@code QueryRequest.Builder}
     */
    void before(Operation operation, DynamoDbRequest.Builder request);

    /** Returns a hook on the requests of one kind, such as {@code QueryRequest.Builder.class}. */
    static <B extends DynamoDbRequest.Builder> RequestHook on(Class<B> type, Consumer<? super B> change) {
        return (operation, request) -> {
            if (type.isInstance(request)) {
                change.accept(type.cast(request));
            }
        };
    }

    /** DynamoDB operation that a design uses. */
    enum Operation {
        GET_ITEM("GetItem"),
        PUT_ITEM("PutItem"),
        UPDATE_ITEM("UpdateItem"),
        DELETE_ITEM("DeleteItem"),
        QUERY("Query"),
        SCAN("Scan"),
        TRANSACT_WRITE_ITEMS("TransactWriteItems"),
        TRANSACT_GET_ITEMS("TransactGetItems"),
        BATCH_GET_ITEM("BatchGetItem"),
        BATCH_WRITE_ITEM("BatchWriteItem");

        private final String wireName;

        Operation(String wireName) {
            this.wireName = wireName;
        }

        /** Returns the name that DynamoDB's documentation gives the operation. */
        public String wireName() {
            return wireName;
        }
    }
}
