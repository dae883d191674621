package io.azulejo.blog;

import io.azulejo.auth.token.JwtVerifier;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.blog.domain.BlogTimeouts;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.http.live.LiveOptions;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.testing.crash.CrashTestProgram;
import io.azulejo.toolkit.ToolkitOptions;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Server program for crash tests. Its job leases are short, so that the next process soon takes over the jobs of a
 * killed one.
 */
public final class BlogCrashTestProgram implements CrashTestProgram {
    static final String ISSUER = "identity";
    static final String AUDIENCE = "blog";
    static final String TABLE = "killed-test-blog";

    /** Returns the keys that sign the tokens of callers. */
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
                new BlogTimeouts(Duration.ofMinutes(15), Duration.ZERO, Duration.ZERO, Duration.ofDays(90)));
        Blog service = new Blog(client, JwtVerifier.local(ISSUER, AUDIENCE, keys(folder), clock), options);
        service.createTables();
        return Host.start(HostOptions.defaults().withPort(0).withRates(Map.of()), List.of(service))
                .uri();
    }
}
