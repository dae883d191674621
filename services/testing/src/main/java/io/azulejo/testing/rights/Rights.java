package io.azulejo.testing.rights;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * A service's policy for AWS while the service runs: what it does not allow is refused, as AWS would, and what was used
 * of it is remembered. Thread-safe.
 */
public final class Rights {
    private final Policy policy;
    private final Map<String, String> tables;
    private final Set<Right> used = ConcurrentHashMap.newKeySet();
    private final Set<Right> refused = ConcurrentHashMap.newKeySet();

    private Rights(Policy policy, Map<String, String> tables) {
        this.policy = policy;
        this.tables = Map.copyOf(tables);
    }

    /** The policy of that name in docs/aws, and what it calls the tables of the test. */
    public static Rights of(String policy, Map<String, String> tables) {
        return new Rights(Policy.read(policy), tables);
    }

    /** The client with these rights and no others. */
    public DynamoDbClient limit(DynamoDbClient client) {
        return (DynamoDbClient) Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> invoke(client, proxy, method, arguments));
    }

    /** Fails if something was refused, also where nobody was told, as in background work. */
    public void requireEnough() {
        assertThat(refused).as("rights that the policy does not give").isEmpty();
    }

    /** Fails if the policy gives a right that nobody has used. */
    public void requireNoMore() {
        Set<Right> unused = new HashSet<>(policy.rights());
        unused.removeAll(used);
        assertThat(unused).as("rights that the policy gives for nothing").isEmpty();
    }

    private @Nullable Object invoke(DynamoDbClient client, Object proxy, Method method, Object @Nullable [] arguments)
            throws Throwable {
        if (arguments != null && arguments.length > 0) {
            if (arguments[0] instanceof DynamoDbRequest request
                    && DynamoDbResponse.class.isAssignableFrom(method.getReturnType())) {
                require(request);
            } else if (method.isDefault()) {
                // Overloads that take a builder and paginators come back here with a whole request each.
                return InvocationHandler.invokeDefault(proxy, method, arguments);
            }
        }
        try {
            return method.invoke(client, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause() == null ? e : e.getCause();
        }
    }

    private void require(DynamoDbRequest request) {
        for (Right needed : Right.neededFor(request)) {
            Right right = needed.onTable(tables.getOrDefault(needed.table(), needed.table()));
            if (!policy.rights().contains(right)) {
                refused.add(right);
                throw DynamoDbException.builder()
                        .awsErrorDetails(AwsErrorDetails.builder()
                                .errorCode("AccessDeniedException")
                                .errorMessage("The policy does not allow " + right)
                                .build())
                        .statusCode(400)
                        .build();
            }
            used.add(right);
        }
    }
}
