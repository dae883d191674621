package io.azulejo.wavyblog;

import io.azulejo.auth.mail.AccountMail;
import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.crash.CrashTestProgram;
import io.azulejo.toolkit.ToolkitOptions;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Server program for crash tests. Its job leases are short, so that the next process soon takes over the jobs of a
 * killed one.
 */
public final class WavyBlogCrashTestProgram implements CrashTestProgram {
    @Override
    public URI serve(DynamoDbClient client, Path folder) {
        InstantSource clock = InstantSource.system();
        AtomicReference<URI> uri = new AtomicReference<>();
        WavyBlogOptions defaults = WavyBlogOptions.defaults();
        WavyBlogOptions options = new WavyBlogOptions(
                clock,
                ToolkitOptions.defaults(),
                PasswordOptions.forTests(),
                defaults.accessTokenLifetime(),
                defaults.refreshTokenLifetime(),
                true,
                new JobOptions(Duration.ofMillis(300), Duration.ofMillis(50), 100, Duration.ofDays(7)),
                Duration.ZERO,
                defaults.nameRetention(),
                defaults.publicUrl(),
                mail -> verify(uri, mail));
        WavyBlog service = new WavyBlog(client, SigningKeys.in(folder.resolve("keys"), clock), options);
        service.createTables();
        uri.set(Host.start(HostOptions.defaults().withPort(0).withRates(Map.of()), List.of(service))
                .uri());
        return uri.get();
    }

    /** Opens the link of a verification mail at once. */
    private static void verify(AtomicReference<URI> uri, AccountMail mail) {
        if (mail.purpose() == AccountMail.Purpose.VERIFY_ADDRESS) {
            String token = mail.link().getFragment().substring("token=".length());
            ApiClient.at(uri.get().resolve("/wavyblog/")).post("auth/verify", Map.of("token", token));
        }
    }
}
