package io.azulejo.testing;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What a test does to a service around its next transaction: another is faster, or its process dies. Thread-safe. */
public final class Interference {
    private final AtomicReference<Optional<Runnable>> first = new AtomicReference<>(Optional.empty());
    private final AtomicReference<Life> life = new AtomicReference<>(Life.ALIVE);

    private enum Life {
        ALIVE,
        /** It dies right after its next transaction. */
        DOOMED,
        DEAD
    }

    /** The backend as a service sees it that is interfered with. */
    public OpenBackend with(OpenBackend backend) {
        DynamoDbClient seen = (DynamoDbClient) Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> invoke(backend.client(), method, arguments));
        return new OpenBackend(seen, backend.end());
    }

    /** To be done when the next transaction is about to be sent. */
    public void beforeNextTransaction(Runnable act) {
        first.set(Optional.of(act));
    }

    /** The next transaction that succeeds is the last that the process does, and nobody hears of it. */
    public void dieAfterNextTransaction() {
        life.set(Life.DOOMED);
    }

    /** From now on the process does nothing. */
    public void die() {
        life.set(Life.DEAD);
    }

    /** Fails unless the process has died. */
    public void revive() {
        if (!life.compareAndSet(Life.DEAD, Life.ALIVE)) {
            throw new AssertionError("The process is " + life.get());
        }
    }

    private @Nullable Object invoke(DynamoDbClient client, Method method, Object @Nullable [] arguments)
            throws Throwable {
        requireLife();
        boolean transaction = method.getName().equals("transactWriteItems");
        if (transaction) {
            first.getAndSet(Optional.empty()).ifPresent(Runnable::run);
            requireLife();
        }
        Object result;
        try {
            result = method.invoke(client, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause() == null ? e : e.getCause();
        }
        if (transaction) {
            life.compareAndSet(Life.DOOMED, Life.DEAD);
            requireLife();
        }
        return result;
    }

    private void requireLife() {
        if (life.get() == Life.DEAD) {
            throw new IllegalStateException("The process is dead");
        }
    }
}
