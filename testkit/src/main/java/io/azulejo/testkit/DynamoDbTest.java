package io.azulejo.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Gives every test of a class an empty DynamoDB of its own, in memory and in this process. Constructors, lifecycle
 * methods and tests take it as parameters: {@code DynamoDbClient}, {@code DynamoDbStreamsClient}, {@link TestClock},
 * {@link RequestLog}, {@code ScriptedFaults} and {@code Engine}.
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(DynamoDbExtension.class)
public @interface DynamoDbTest {
    /** Whether the client tries again what fails for a while, as the SDK's own does. */
    boolean retries() default true;
}
