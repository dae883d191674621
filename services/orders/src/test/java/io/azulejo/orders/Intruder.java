package io.azulejo.orders;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Does something once, between the moment when the service has read stock and the moment when it writes. */
final class Intruder {
    private final AtomicReference<Optional<Runnable>> next = new AtomicReference<>(Optional.empty());

    /** To be done right before the next transaction that concerns stock. */
    void beforeStockChanges(Runnable act) {
        next.set(Optional.of(act));
    }

    DynamoDbClient sees(DynamoDbClient client) {
        return (DynamoDbClient) Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> {
                    if (method.getName().equals("transactWriteItems")
                            && arguments[0].toString().contains("STOCK#")) {
                        next.getAndSet(Optional.empty()).ifPresent(Runnable::run);
                    }
                    try {
                        return method.invoke(client, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
