package io.azulejo.cli.serve;

import io.azulejo.blog.Blog;
import io.azulejo.blog.BlogOptions;
import io.azulejo.cli.serve.ServiceOptions.OidcIssuer;
import io.azulejo.identity.Identity;
import io.azulejo.identity.IdentityOptions;
import io.azulejo.notifications.Notifications;
import io.azulejo.notifications.NotificationsOptions;
import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.EmailChannel;
import io.azulejo.notifications.channel.LogChannel;
import io.azulejo.notifications.channel.ProviderChannel;
import io.azulejo.orders.Orders;
import io.azulejo.orders.OrdersOptions;
import io.azulejo.sessions.Sessions;
import io.azulejo.sessions.SessionsOptions;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.wavyblog.WavyBlog;
import io.azulejo.wavyblog.WavyBlogOptions;
import io.azulejo.web.host.Service;
import io.azulejo.web.token.JwtVerifier;
import io.azulejo.web.token.SeveralIssuers;
import io.azulejo.web.token.TokenVerifier;
import java.net.MalformedURLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The services in the box, each on its own tables of one backend. Those that have no users of their own trust the
 * local issuer, which comes first, because their sample data speaks of its accounts. Immutable.
 */
public final class Systems {
    /** What documented table names leave open, where the environment does not say. */
    private static final Map<String, String> NAMES = Map.of("StackName", "azulejo", "Environment", "local");

    private final List<Service> services;

    private Systems(List<Service> services) {
        this.services = services;
    }

    static Systems on(DynamoDbClient client, Keys keys, ServiceOptions told) {
        ToolkitOptions tables = tables().cursorKeys(keys.cursors());
        IdentityOptions identityOptions = IdentityOptions.defaults().withTable(tables);
        WavyBlogOptions wavyBlogOptions = WavyBlogOptions.defaults().withTable(tables);
        NotificationsOptions notificationsOptions =
                NotificationsOptions.defaults().withTable(tables).withChannels(channels(told));
        if (told.smtp() != null) {
            ResetMail mail = new ResetMail(told.smtp());
            identityOptions = identityOptions.withCourier(
                    (account, token) -> mail.send("your account", account.accountId(), account.email(), token));
            wavyBlogOptions = wavyBlogOptions.withCourier(
                    (user, token) -> mail.send("WavyBlog", user.username(), user.email(), token));
            notificationsOptions = notificationsOptions.withCourier(
                    (user, token) -> mail.send("the notifications", user.id(), user.email(), token));
        }
        Identity identity = new Identity(client, keys.signing("identity"), identityOptions);
        TokenVerifier issuer = identity.verifier();
        Blog blog = new Blog(
                client,
                blogTokens(identity, told.blogIssuer()),
                BlogOptions.defaults().withTable(tables));
        Sessions sessions = new Sessions(
                client, issuer, SessionsOptions.defaults().withTable(tables).withDiscord(told.discord()));
        Orders orders = new Orders(client, issuer, OrdersOptions.defaults().withTable(tables));
        WavyBlog wavyBlog = new WavyBlog(client, keys.signing("wavyblog"), wavyBlogOptions);
        Notifications notifications = new Notifications(client, keys.signing("notifications"), notificationsOptions);
        return new Systems(List.of(identity, blog, sessions, wavyBlog, orders, notifications));
    }

    private static List<Channel> channels(ServiceOptions told) {
        return List.of(
                told.smtp() == null ? new LogChannel(EmailChannel.NAME) : new EmailChannel(told.smtp()),
                told.sms() == null ? new LogChannel("sms") : ProviderChannel.sms(told.sms()),
                told.push() == null ? new LogChannel("push") : ProviderChannel.push(told.push()));
    }

    private static TokenVerifier blogTokens(Identity identity, @Nullable OidcIssuer other) {
        if (other == null) {
            return identity.verifier();
        }
        try {
            return new SeveralIssuers(Map.of(
                    identity.name(),
                    identity.verifier(),
                    other.issuer(),
                    JwtVerifier.remote(
                            other.issuer(),
                            other.audience(),
                            other.keys().toURL(),
                            other.claims(),
                            InstantSource.system())));
        } catch (MalformedURLException e) {
            throw new IllegalStateException("An HTTP address was checked and is none: " + other.keys(), e);
        }
    }

    /** The designs' settings, for whoever needs tables and no service. */
    public static ToolkitOptions tables() {
        return ToolkitOptions.defaults().environment(variable -> {
            String set = System.getenv(variable);
            return set == null ? NAMES.get(variable) : set;
        });
    }

    void createTables() {
        services.forEach(Service::createTables);
    }

    List<Service> services() {
        return services;
    }
}
