package io.azulejo.testkit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Fault injection around a service's next transaction: runs a competing action before it, or simulates a crash of the
 * process. Thread-safe.
 */
public final class TransactionInterference {
    private final AtomicReference<Optional<Runnable>> beforeTransaction = new AtomicReference<>(Optional.empty());
    private final AtomicReference<ProcessState> state = new AtomicReference<>(ProcessState.ALIVE);

    private enum ProcessState {
        ALIVE,
        /** The process crashes right after its next transaction. */
        CRASHING,
        CRASHED
    }

    /** Returns the backend with these faults. */
    public OpenBackend with(OpenBackend backend) {
        DynamoDbClient client = (DynamoDbClient) Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> invoke(backend.client(), method, arguments));
        return new OpenBackend(client, backend.end());
    }

    /** Runs the action right before the next transaction is sent. */
    public void beforeNextTransaction(Runnable action) {
        beforeTransaction.set(Optional.of(action));
    }

    /** Simulates a crash after the next successful transaction, whose response is lost. */
    public void crashAfterNextTransaction() {
        state.set(ProcessState.CRASHING);
    }

    /** Simulates a crash: every further call fails. */
    public void crash() {
        state.set(ProcessState.CRASHED);
    }

    /** Ends the simulated crash. Fails if there was none. */
    public void restart() {
        if (!state.compareAndSet(ProcessState.CRASHED, ProcessState.ALIVE)) {
            throw new AssertionError("The process is " + state.get());
        }
    }

    private @Nullable Object invoke(DynamoDbClient client, Method method, Object @Nullable [] arguments)
            throws Throwable {
        requireAlive();
        boolean transaction = method.getName().equals("transactWriteItems");
        if (transaction) {
            beforeTransaction.getAndSet(Optional.empty()).ifPresent(Runnable::run);
            requireAlive();
        }
        Object result;
        try {
            result = method.invoke(client, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause() == null ? e : e.getCause();
        }
        if (transaction) {
            state.compareAndSet(ProcessState.CRASHING, ProcessState.CRASHED);
            requireAlive();
        }
        return result;
    }

    private void requireAlive() {
        if (state.get() == ProcessState.CRASHED) {
            throw new IllegalStateException("The process has crashed");
        }
    }
}
