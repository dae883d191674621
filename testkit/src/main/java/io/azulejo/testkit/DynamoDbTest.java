package io.azulejo.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Annotation that gives each test of a class its own empty DynamoDB, in memory and in process. Constructors, lifecycle
 * methods and tests take it as parameters: {@code DynamoDbClient}, {@code DynamoDbStreamsClient}, {@link TestClock},
 * {@link RequestLog}, {@code ScriptedFaults} and {@code Engine}.
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(DynamoDbExtension.class)
public @interface DynamoDbTest {
    /** Returns whether the client retries transient errors, as the SDK's client does. */
    boolean retries() default true;
}
