package io.azulejo.spring.test;

import io.azulejo.engine.fault.FaultPlan;
import io.azulejo.testkit.FaultRate;
import io.azulejo.testkit.TestDynamoDb;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.InstantSource;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * DynamoDB of the running test. An application context serves many tests, so that its client and clock are views of the
 * current one. Thread-safe.
 */
final class TestBackend implements AutoCloseable {
    private static final FaultPlan NO_FAULTS = (kind, operation) -> false;

    private final boolean retries;
    private final DynamoDbClient client = (DynamoDbClient) Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
                if (method.getName().equals("close")) {
                    return null;
                }
                try {
                    return method.invoke(current().client(), arguments);
                } catch (InvocationTargetException e) {
                    throw e.getCause() == null ? e : e.getCause();
                }
            });
    private volatile FaultPlan rates = NO_FAULTS;
    private volatile TestDynamoDb current;

    TestBackend(boolean retries) {
        this.retries = retries;
        this.current = open();
    }

    private TestDynamoDb open() {
        return TestDynamoDb.open((kind, operation) -> rates.injects(kind, operation), retries);
    }

    TestDynamoDb current() {
        return current;
    }

    /** Returns the client of the application, which always leads to the current DynamoDB. */
    DynamoDbClient client() {
        return client;
    }

    /** Returns the clock of the application, which always shows the current test's time. */
    InstantSource clock() {
        return () -> current().clock().instant();
    }

    void inject(List<FaultRate> wanted) {
        rates = wanted.isEmpty() ? NO_FAULTS : TestDynamoDb.plan(wanted);
    }

    /** Replaces the DynamoDB by an empty one without faults. */
    void reset() {
        TestDynamoDb last = current;
        rates = NO_FAULTS;
        current = open();
        last.close();
    }

    @Override
    public void close() {
        current.close();
    }
}
