package io.azulejo.orders;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Does something once, between the moment when the service has read and the moment when it writes. */
final class Intruder {
    private final AtomicReference<Optional<Act>> next = new AtomicReference<>(Optional.empty());

    private record Act(String method, String about, Runnable work) {}

    /** To be done right before the next transaction that concerns stock. */
    void beforeStockChanges(Runnable act) {
        beforeTransaction("STOCK#", act);
    }

    /** To be done right before the next transaction with such a key in it. */
    void beforeTransaction(String key, Runnable act) {
        next.set(Optional.of(new Act("transactWriteItems", key, act)));
    }

    /** To be done when the first page of the next Query has been read, and the second has not. */
    void betweenPages(Runnable act) {
        next.set(Optional.of(new Act("query", "ExclusiveStartKey=", act)));
    }

    DynamoDbClient sees(DynamoDbClient client) {
        return (DynamoDbClient) Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> {
                    Optional<Act> due = next.get()
                            .filter(act -> method.getName().equals(act.method())
                                    && arguments[0].toString().contains(act.about()));
                    if (due.isPresent()) {
                        next.set(Optional.empty());
                        due.get().work().run();
                    }
                    try {
                        return method.invoke(client, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
