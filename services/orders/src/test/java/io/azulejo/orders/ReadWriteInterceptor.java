package io.azulejo.orders;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Interceptor that runs an action once between a read and a write of the service. */
final class ReadWriteInterceptor {
    private final AtomicReference<Optional<Act>> next = new AtomicReference<>(Optional.empty());

    private record Act(String method, String about, Runnable work) {}

    /** Runs the action right before the next transaction that writes stock. */
    void beforeStockChanges(Runnable act) {
        beforeTransaction("STOCK#", act);
    }

    /** Runs the action right before the next transaction that contains such a key. */
    void beforeTransaction(String key, Runnable act) {
        next.set(Optional.of(new Act("transactWriteItems", key, act)));
    }

    /** Runs the action right before the next PutItem of an item with such a key. */
    void beforePut(String key, Runnable act) {
        next.set(Optional.of(new Act("putItem", key, act)));
    }

    /** Runs the action between the first and the second page of the next Query. */
    void betweenPages(Runnable act) {
        next.set(Optional.of(new Act("query", "ExclusiveStartKey=", act)));
    }

    DynamoDbClient intercept(DynamoDbClient client) {
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
