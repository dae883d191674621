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
 * A client that writes down the requests made through it. It has every request report its capacity, and takes the report
 * out of the answer again where the caller had not asked for it.
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
        // Overloads that take a builder and paginators come back here with a whole request each.
        return method.isDefault() ? InvocationHandler.invokeDefault(proxy, method, arguments) : call(method, arguments);
    }

    private Object recorded(Method method, DynamoDbRequest request) throws Throwable {
        String operation = method.getName().substring(0, 1).toUpperCase(Locale.ROOT)
                + method.getName().substring(1);
        Capacity capacity = new Capacity(operation, request);
        boolean answered = false;
        try {
            DynamoDbResponse response = (DynamoDbResponse) call(method, new Object[] {capacity.reporting()});
            log.add(capacity.recorded(response));
            answered = true;
            return capacity.asAsked(response);
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
