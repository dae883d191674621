package io.azulejo.testing.iam;

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
 * IAM policy enforced on a running service: rejects what the policy does not allow, as AWS does, and records which
 * permissions are used. Thread-safe.
 */
public final class IamPolicyCheck {
    private final IamPolicy policy;
    private final Map<String, String> tables;
    private final Set<IamPermission> used = ConcurrentHashMap.newKeySet();
    private final Set<IamPermission> denied = ConcurrentHashMap.newKeySet();

    private IamPolicyCheck(IamPolicy policy, Map<String, String> tables) {
        this.policy = policy;
        this.tables = Map.copyOf(tables);
    }

    /**
     * Reads the policy of that name from docs/aws.
     *
     * @param tables the policy's name for each of the test's tables
     */
    public static IamPolicyCheck of(String policy, Map<String, String> tables) {
        return new IamPolicyCheck(IamPolicy.read(policy), tables);
    }

    /** Returns a client that has only these permissions. */
    public DynamoDbClient restrict(DynamoDbClient client) {
        return (DynamoDbClient) Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> invoke(client, proxy, method, arguments));
    }

    /** Fails if a request was denied, including in background work that reports no error. */
    public void assertNothingDenied() {
        assertThat(denied).as("permissions that the policy lacks").isEmpty();
    }

    /** Fails if the policy has a permission that was never used. */
    public void assertNothingUnused() {
        Set<IamPermission> unused = new HashSet<>(policy.rights());
        unused.removeAll(used);
        assertThat(unused).as("permissions that are never used").isEmpty();
    }

    private @Nullable Object invoke(DynamoDbClient client, Object proxy, Method method, Object @Nullable [] arguments)
            throws Throwable {
        if (arguments != null && arguments.length > 0) {
            if (arguments[0] instanceof DynamoDbRequest request
                    && DynamoDbResponse.class.isAssignableFrom(method.getReturnType())) {
                require(request);
            } else if (method.isDefault()) {
                // Overloads with a builder, and paginators, call this proxy again with a complete request.
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
        for (IamPermission needed : IamPermission.requiredFor(request)) {
            IamPermission right = needed.onTable(tables.getOrDefault(needed.table(), needed.table()));
            if (!policy.rights().contains(right)) {
                denied.add(right);
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
