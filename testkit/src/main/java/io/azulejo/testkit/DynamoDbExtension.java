package io.azulejo.testkit;

import io.azulejo.engine.Engine;
import io.azulejo.engine.fault.ScriptedFaults;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/**
 * JUnit extension that opens a DynamoDB for each test that has a parameter for it, and closes it after the test; see
 * {@link DynamoDbTest}.
 */
public final class DynamoDbExtension implements ParameterResolver {
    private static final Namespace NAMESPACE = Namespace.create(DynamoDbExtension.class);
    private static final Set<Class<?>> PARAMETERS = Set.of(
            DynamoDbClient.class,
            DynamoDbStreamsClient.class,
            TestClock.class,
            RequestLog.class,
            ScriptedFaults.class,
            Engine.class);

    /** Shares one engine between a test's constructor and its methods. */
    @Override
    public ExtensionContextScope getTestInstantiationExtensionContextScope(ExtensionContext rootContext) {
        return ExtensionContextScope.TEST_METHOD;
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getTestMethod().isPresent()
                && PARAMETERS.contains(parameter.getParameter().getType());
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        TestDynamoDb dynamoDb = context.getStore(NAMESPACE)
                .computeIfAbsent(TestDynamoDb.class, key -> open(context), TestDynamoDb.class);
        return dynamoDb.parameter(parameter.getParameter().getType());
    }

    private static TestDynamoDb open(ExtensionContext context) {
        boolean retries = AnnotationSupport.findAnnotation(context.getTestClass(), DynamoDbTest.class)
                .map(DynamoDbTest::retries)
                .orElse(true);
        List<FaultRate> ofMethod =
                AnnotationSupport.findRepeatableAnnotations(context.getTestMethod(), FaultRate.class);
        List<FaultRate> ofClass = AnnotationSupport.findRepeatableAnnotations(context.getTestClass(), FaultRate.class);
        return TestDynamoDb.open(ofMethod.isEmpty() ? ofClass : ofMethod, retries);
    }
}
