package io.azulejo.testkit;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * Client proxy that records requests. It makes every request report its capacity, and removes the report from the
 * response if the caller did not ask for it.
 */
final class RecordingClient implements InvocationHandler {
    private final DynamoDbClient client;
    private final RequestLog log;

    private RecordingClient(DynamoDbClient client, RequestLog log) {
        this.client = client;
        this.log = log;
    }

    static DynamoDbClient of(DynamoDbClient client, RequestLog log) {
        return (DynamoDbClient) Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                new RecordingClient(client, log));
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) throws Throwable {
        if (arguments == null || arguments.length == 0) {
            return call(method, arguments);
        }
        if (arguments[0] instanceof DynamoDbRequest request
                && DynamoDbResponse.class.isAssignableFrom(method.getReturnType())) {
            return recorded(method, request);
        }
        // Overloads with a builder, and paginators, call this proxy again with a complete request.
        return method.isDefault() ? InvocationHandler.invokeDefault(proxy, method, arguments) : call(method, arguments);
    }

    private Object recorded(Method method, DynamoDbRequest request) throws Throwable {
        String operation = method.getName().substring(0, 1).toUpperCase(Locale.ROOT)
                + method.getName().substring(1);
        CapacityReport capacity = new CapacityReport(operation, request);
        boolean answered = false;
        try {
            DynamoDbResponse response =
                    (DynamoDbResponse) call(method, new Object[] {capacity.withCapacityRequested()});
            log.add(capacity.recorded(response));
            answered = true;
            return capacity.withoutAddedCapacity(response);
        } finally {
            if (!answered) {
                log.add(new RecordedRequest(operation, request, 0, 0, true));
            }
        }
    }

    private Object call(Method method, Object @Nullable [] arguments) throws Throwable {
        try {
            return method.invoke(client, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause() == null ? e : e.getCause();
        }
    }
}
