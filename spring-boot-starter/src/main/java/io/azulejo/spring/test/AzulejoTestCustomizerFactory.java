package io.azulejo.spring.test;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.test.context.ContextConfigurationAttributes;
import org.springframework.test.context.ContextCustomizer;
import org.springframework.test.context.ContextCustomizerFactory;
import org.springframework.test.context.TestContextAnnotationUtils;

/** Factory that customizes the contexts of tests with {@link AzulejoTest}. */
final class AzulejoTestCustomizerFactory implements ContextCustomizerFactory {
    @Override
    public @Nullable ContextCustomizer createContextCustomizer(
            Class<?> testClass, List<ContextConfigurationAttributes> attributes) {
        AzulejoTest test = TestContextAnnotationUtils.findMergedAnnotation(testClass, AzulejoTest.class);
        boolean whole = TestContextAnnotationUtils.hasAnnotation(testClass, SpringBootTest.class);
        return test == null ? null : new AzulejoTestCustomizer(!whole, test.retries());
    }
}
