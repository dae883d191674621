package io.azulejo.notifications;

import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.notifications.channel.ProviderChannel;
import io.azulejo.notifications.channel.ProviderOptions;
import io.azulejo.notifications.domain.DeliveryOptions;
import io.azulejo.notifications.table.NotificationsTableDesign;
import io.azulejo.notifications.table.Role;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.testing.crash.CrashTestProgram;
import io.azulejo.toolkit.ToolkitOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Service process for crash tests. Its leases are so short that the next process soon takes over. */
public final class NotificationsCrashTestProgram implements CrashTestProgram {
    static final String PRODUCER = "producer@example.com";
    static final String PROVIDER = "provider";

    @Override
    public URI serve(DynamoDbClient client, Path folder) {
        InstantSource clock = InstantSource.system();
        NotificationsOptions defaults = NotificationsOptions.defaults();
        ProviderOptions provider = new ProviderOptions(provider(folder), "secret", Duration.ofSeconds(2));
        NotificationsOptions options = new NotificationsOptions(
                clock,
                ToolkitOptions.defaults(),
                PasswordOptions.forTests(),
                defaults.accessTokenLifetime(),
                defaults.refreshTokenLifetime(),
                List.of(ProviderChannel.sms(provider)),
                new DeliveryOptions(
                        4,
                        Duration.ofSeconds(3),
                        Duration.ofMillis(50),
                        1000,
                        Duration.ofMillis(50),
                        Duration.ofMillis(200)),
                defaults.retention(),
                1000,
                new JobOptions(Duration.ofMillis(300), Duration.ofMillis(50), 100, Duration.ofDays(7)),
                defaults.publicUrl(),
                defaults.mailer(),
                false);
        Notifications service = new Notifications(client, SigningKeys.in(folder.resolve("keys"), clock), options);
        service.createTables();
        if (NotificationsTableDesign.on(client).userEmail(PRODUCER).isEmpty()) {
            service.signUp().signUp(PRODUCER, NotificationsTestService.PASSWORD, null, Role.PRODUCER);
        }
        return Host.start(HostOptions.defaults().withPort(0).withRates(Map.of()), List.of(service))
                .uri();
    }

    private static URI provider(Path folder) {
        try {
            return URI.create(Files.readString(folder.resolve(PROVIDER)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
