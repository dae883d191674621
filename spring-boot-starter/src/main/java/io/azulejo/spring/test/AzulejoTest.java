package io.azulejo.spring.test;

import io.azulejo.spring.AzulejoAutoConfiguration;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.test.context.SpringBootTestContextBootstrapper;
import org.springframework.test.context.BootstrapWith;
import org.springframework.test.context.junit.jupiter.SpringExtension;

/**
 * Annotation for tests of designs and of beans on them. Each test has its own empty DynamoDB, in memory and in process,
 * with all tables. {@code DynamoDbClient}, {@code DynamoDbStreamsClient}, {@code TestClock}, {@code ScriptedFaults},
 * {@code RequestLog} and {@code Engine} can be injected into the test; the first one and an {@code InstantSource} also
 * into the application.
 *
 * <p>Alone, the annotation starts a slice: the designs without the components of the application, which the test adds
 * with {@code @Import}. Beside {@code @SpringBootTest} the whole application starts.
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(SpringExtension.class)
@BootstrapWith(SpringBootTestContextBootstrapper.class)
@ImportAutoConfiguration(AzulejoAutoConfiguration.class)
public @interface AzulejoTest {
    /** Returns whether the client retries transient errors, as the SDK's client does. */
    boolean retries() default true;
}
