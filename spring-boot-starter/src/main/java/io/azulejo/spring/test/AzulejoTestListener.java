package io.azulejo.spring.test;

import io.azulejo.spring.DesignBean;
import io.azulejo.spring.DesignBeans;
import io.azulejo.testkit.FaultRate;
import io.azulejo.toolkit.ToolkitOptions;
import java.util.List;
import org.junit.platform.commons.support.AnnotationSupport;
import org.springframework.context.ApplicationContext;
import org.springframework.test.context.TestContext;
import org.springframework.test.context.support.AbstractTestExecutionListener;

/** Listener that gives each test with {@link AzulejoTest} an empty DynamoDB with all tables. */
final class AzulejoTestListener extends AbstractTestExecutionListener {
    private static final String BACKEND = "azulejoTestTestBackend";

    @Override
    public void beforeTestMethod(TestContext test) {
        if (uses(test)) {
            List<FaultRate> ofMethod =
                    AnnotationSupport.findRepeatableAnnotations(test.getTestMethod(), FaultRate.class);
            List<FaultRate> ofClass = AnnotationSupport.findRepeatableAnnotations(test.getTestClass(), FaultRate.class);
            backend(test).inject(ofMethod.isEmpty() ? ofClass : ofMethod);
        }
    }

    /** Resets after the test, because constructors of the next one are injected before any listener runs. */
    @Override
    public void afterTestMethod(TestContext test) {
        if (!uses(test)) {
            return;
        }
        TestBackend backend = backend(test);
        backend.reset();
        ApplicationContext context = test.getApplicationContext();
        ToolkitOptions options = context.getBean(ToolkitOptions.class);
        for (DesignBean design : context.getBean(DesignBeans.class).all()) {
            design.tables(backend.client(), options).create();
        }
    }

    private static boolean uses(TestContext test) {
        return test.hasApplicationContext() && test.getApplicationContext().containsBean(BACKEND);
    }

    private static TestBackend backend(TestContext test) {
        return test.getApplicationContext().getBean(BACKEND, TestBackend.class);
    }
}
