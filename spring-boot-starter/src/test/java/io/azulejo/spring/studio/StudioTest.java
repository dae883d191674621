package io.azulejo.spring.studio;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.spring.AzulejoAutoConfiguration;
import io.azulejo.studio.Studio;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

class StudioTest {
    private final ApplicationContextRunner application = new ApplicationContextRunner()
            .withConfiguration(
                    AutoConfigurations.of(AzulejoAutoConfiguration.class, AzulejoStudioAutoConfiguration.class))
            .withPropertyValues("spring.azulejo.backend=memory", "spring.azulejo.studio.port=0");

    @Test
    void studio_whenAskedFor_showsTheDesignsOnLoopback() {
        application.withPropertyValues("spring.azulejo.studio.enabled=true").run(context -> {
            StudioLifecycle studio = context.getBean(StudioLifecycle.class);
            assertThat(studio.uri().getHost()).isEqualTo("127.0.0.1");
            try (HttpClient http = HttpClient.newHttpClient()) {
                HttpResponse<String> designs = http.send(
                        HttpRequest.newBuilder(studio.uri().resolve("api/designs"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
                assertThat(designs.statusCode()).isEqualTo(200);
                assertThat(designs.body()).contains("List the books of an author");
            }
            studio.stop();
            assertThat(studio.isRunning()).isFalse();
        });
    }

    @Test
    void studio_byDefault_isNotStarted() {
        application.run(context -> assertThat(context).doesNotHaveBean(StudioLifecycle.class));
    }

    @Test
    void studio_withoutItsDependency_saysWhatToAdd() {
        application
                .withPropertyValues("spring.azulejo.studio.enabled=true")
                .withClassLoader(new FilteredClassLoader(Studio.class))
                .run(context -> assertThat(context)
                        .getFailure()
                        .rootCause()
                        .hasMessageContaining("the studio is not on the class path"));
    }
}
