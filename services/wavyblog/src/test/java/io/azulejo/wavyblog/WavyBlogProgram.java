package io.azulejo.wavyblog;

import io.azulejo.testing.kill.ServedProgram;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.web.host.Host;
import io.azulejo.web.host.HostOptions;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.password.PasswordOptions;
import io.azulejo.web.token.SigningKeys;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** WavyBlog in a process that will be killed: with leases so short that the next one soon takes a job over. */
public final class WavyBlogProgram implements ServedProgram {
    @Override
    public URI serve(DynamoDbClient client, Path folder) {
        InstantSource clock = InstantSource.system();
        WavyBlogOptions defaults = WavyBlogOptions.defaults();
        WavyBlogOptions options = new WavyBlogOptions(
                clock,
                ToolkitOptions.defaults(),
                PasswordOptions.forTests(),
                defaults.access(),
                defaults.refresh(),
                true,
                new JobOptions(Duration.ofMillis(300), Duration.ofMillis(50), 100, Duration.ofDays(7)),
                Duration.ZERO,
                defaults.courier());
        WavyBlog service = new WavyBlog(client, SigningKeys.in(folder.resolve("keys"), clock), options);
        service.createTables();
        return Host.start(HostOptions.defaults().withPort(0).withRates(Map.of()), List.of(service))
                .uri();
    }
}
