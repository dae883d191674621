package io.azulejo.spring.guide;

import io.azulejo.spring.ToolkitOptionsCustomizer;
import io.azulejo.toolkit.RetryOptions;
import io.azulejo.toolkit.observe.CallListener;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

// tag::beans
@Configuration(proxyBeanMethods = false)
class LibraryConfiguration {
    private static final Logger LOG = LoggerFactory.getLogger(LibraryConfiguration.class);

    @Bean
    CallListener slowCalls() {
        return call -> {
            if (call.duration().compareTo(Duration.ofMillis(200)) > 0) {
                LOG.warn("{} took {}", call.pattern(), call.duration());
            }
        };
    }

    @Bean
    ToolkitOptionsCustomizer pages() {
        return options -> options.evaluatedPerPage(5000).retries(RetryOptions.defaults());
    }
}
// end::beans
