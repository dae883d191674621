package io.azulejo.tests.apps;

import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.http.demo.DemoLogin;
import io.azulejo.http.demo.DemoPeople;
import io.azulejo.http.demo.DemoPerson;
import io.azulejo.http.demo.SampleData;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostExtensions;
import io.azulejo.http.host.HostOptions;
import io.azulejo.http.host.Service;
import io.azulejo.http.host.StartPageOptions;
import io.azulejo.identity.Identity;
import io.azulejo.identity.IdentityOptions;
import io.azulejo.notifications.Notifications;
import io.azulejo.notifications.NotificationsOptions;
import io.azulejo.orders.Orders;
import io.azulejo.orders.OrdersOptions;
import io.azulejo.sessions.Sessions;
import io.azulejo.sessions.SessionsOptions;
import io.azulejo.sessions.discord.DiscordOptions;
import io.azulejo.sessions.discord.DiscordSimulator;
import io.azulejo.testkit.OpenBackend;
import io.azulejo.tests.backends.Backend;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Services with apps on an embedded engine, with sample data and the Discord simulator, as {@code serve --demo} has them. */
final class DemoHost implements AutoCloseable {
    private final OpenBackend backend = Backend.IN_PROCESS.open(InstantSource.system());
    private final Host host;
    private volatile List<DemoPerson> people = List.of();

    DemoHost() {
        DynamoDbClient client = backend.client();
        IdentityOptions usual = IdentityOptions.defaults();
        Identity identity = new Identity(
                client,
                SigningKeys.inMemory(InstantSource.system()),
                new IdentityOptions(
                        usual.clock(),
                        usual.table(),
                        PasswordOptions.forTests(),
                        usual.audience(),
                        usual.access(),
                        usual.refresh(),
                        usual.publicUrl(),
                        usual.mailer()));
        List<Service> services = List.of(
                identity,
                new Orders(client, identity.verifier(), OrdersOptions.defaults()),
                new Notifications(
                        client, SigningKeys.inMemory(InstantSource.system()), NotificationsOptions.defaults()),
                new Sessions(
                        client,
                        identity.verifier(),
                        SessionsOptions.defaults()
                                .withDiscord(DiscordOptions.defaults().withSimulator(DiscordSimulator.create()))));
        services.forEach(Service::createTables);
        host = Host.start(
                HostOptions.defaults().withPort(0).withRates(Map.of()),
                services,
                HostExtensions.none().withStart(new StartPageOptions(true, () -> people, null)));
        Map<String, List<DemoLogin>> logins = new LinkedHashMap<>();
        for (Service service : services) {
            for (SampleData data : host.beans(service.name(), SampleData.class)) {
                logins.put(service.name(), data.load(() -> {}));
            }
        }
        people = DemoPeople.of(logins);
    }

    String url(String path) {
        return host.uri() + path;
    }

    DynamoDbClient client() {
        return backend.client();
    }

    @Override
    public void close() {
        host.close();
        backend.close();
    }
}
