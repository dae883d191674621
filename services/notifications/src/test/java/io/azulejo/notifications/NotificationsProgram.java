package io.azulejo.notifications;

import io.azulejo.notifications.channel.ProviderChannel;
import io.azulejo.notifications.channel.ProviderOptions;
import io.azulejo.notifications.rules.DeliveryOptions;
import io.azulejo.notifications.table.NotificationsTableDesign;
import io.azulejo.notifications.table.Role;
import io.azulejo.testing.kill.ServedProgram;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.web.host.Host;
import io.azulejo.web.host.HostOptions;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.password.PasswordOptions;
import io.azulejo.web.token.SigningKeys;
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

/** The service in a process that will be killed: with leases so short that the next one soon takes over. */
public final class NotificationsProgram implements ServedProgram {
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
                defaults.access(),
                defaults.refresh(),
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
                defaults.courier());
        Notifications service = new Notifications(client, SigningKeys.in(folder.resolve("keys"), clock), options);
        service.createTables();
        if (NotificationsTableDesign.on(client).userEmail(PRODUCER).isEmpty()) {
            service.signUp().signUp(PRODUCER, Station.PASSWORD, null, Role.PRODUCER);
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
