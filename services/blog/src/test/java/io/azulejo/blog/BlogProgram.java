package io.azulejo.blog;

import io.azulejo.blog.rules.Windows;
import io.azulejo.testing.kill.ServedProgram;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.web.host.Host;
import io.azulejo.web.host.HostOptions;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.live.LiveOptions;
import io.azulejo.web.token.JwtVerifier;
import io.azulejo.web.token.SigningKeys;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The blog in a process that will be killed: with leases so short that the next one soon takes a job over. */
public final class BlogProgram implements ServedProgram {
    static final String ISSUER = "identity";
    static final String AUDIENCE = "blog";
    static final String TABLE = "killed-test-blog";

    /** The keys that sign the tokens of whoever calls. */
    static SigningKeys keys(Path folder) {
        return SigningKeys.in(folder.resolve("keys"), InstantSource.system());
    }

    @Override
    public URI serve(DynamoDbClient client, Path folder) {
        InstantSource clock = InstantSource.system();
        BlogOptions options = new BlogOptions(
                clock,
                ToolkitOptions.defaults().variables(Map.of("StackName", "killed", "Environment", "test")),
                new JobOptions(Duration.ofMillis(300), Duration.ofMillis(50), 100, Duration.ofDays(7)),
                LiveOptions.defaults(),
                new Windows(Duration.ofMinutes(15), Duration.ZERO, Duration.ZERO, Duration.ofDays(90)));
        Blog service = new Blog(client, JwtVerifier.local(ISSUER, AUDIENCE, keys(folder), clock), options);
        service.createTables();
        return Host.start(HostOptions.defaults().withPort(0).withRates(Map.of()), List.of(service))
                .uri();
    }
}
