package io.azulejo.tests.apps;

import io.azulejo.auth.mail.AccountMailer;
import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.blog.Blog;
import io.azulejo.blog.BlogOptions;
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
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.wavyblog.WavyBlog;
import io.azulejo.wavyblog.WavyBlogOptions;
import java.net.URI;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Services with apps on an embedded engine, with sample data and the Discord simulator, as {@code serve --demo} has them. */
final class DemoHost implements AutoCloseable {
    private final OpenBackend backend = Backend.IN_PROCESS.open(InstantSource.system());
    private final Host host;
    private final AtomicReference<URI> address = new AtomicReference<>(URI.create("http://127.0.0.1"));
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
                        address::get,
                        usual.pages(),
                        AccountMailer.showingLinks()));
        WavyBlogOptions wavy =
                WavyBlogOptions.defaults().withPublicUrl(address::get).withMailer(AccountMailer.showingLinks());
        List<Service> services = List.of(
                identity,
                new Blog(
                        client,
                        identity.verifier(),
                        BlogOptions.defaults()
                                .withTable(ToolkitOptions.defaults()
                                        .variables(Map.of("StackName", "azulejo", "Environment", "local")))),
                new WavyBlog(client, SigningKeys.inMemory(InstantSource.system()), wavy),
                new Orders(client, identity.verifier(), OrdersOptions.defaults()),
                new Notifications(
                        client,
                        SigningKeys.inMemory(InstantSource.system()),
                        NotificationsOptions.defaults()
                                .withPublicUrl(address::get)
                                .withMailer(AccountMailer.showingLinks())),
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
        address.set(host.uri());
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
