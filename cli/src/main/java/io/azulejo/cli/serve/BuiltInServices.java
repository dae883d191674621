package io.azulejo.cli.serve;

import io.azulejo.auth.token.JwtVerifier;
import io.azulejo.auth.token.MultiIssuerVerifier;
import io.azulejo.blog.Blog;
import io.azulejo.blog.BlogOptions;
import io.azulejo.cli.serve.ServiceOptions.OidcIssuer;
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.http.host.Service;
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
import java.net.MalformedURLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Built-in services, each with its own tables on one backend. Services without users of their own trust the local
 * issuer. It comes first, because their sample data refers to its accounts. Immutable.
 */
public final class BuiltInServices {
    /** Defaults of the variables in documented table names, if the environment does not set them. */
    private static final Map<String, String> DEFAULT_VARIABLES = Map.of("StackName", "azulejo", "Environment", "local");

    private final List<Service> services;

    private BuiltInServices(List<Service> services) {
        this.services = services;
    }

    /**
     * Creates the services.
     *
     * @param mails sender of mails about accounts
     */
    static BuiltInServices on(DynamoDbClient client, ServerSecrets keys, ServiceOptions options, AccountMails mails) {
        ToolkitOptions tables = tables().cursorKeys(keys.cursors());
        IdentityOptions identityOptions = IdentityOptions.defaults()
                .withTable(tables)
                .withPublicUrl(mails.publicUrl())
                .withMailer(mails.mailer());
        WavyBlogOptions wavyBlogOptions = WavyBlogOptions.defaults()
                .withTable(tables)
                .withPublicUrl(mails.publicUrl())
                .withMailer(mails.mailer());
        NotificationsOptions notificationsOptions = NotificationsOptions.defaults()
                .withTable(tables)
                .withChannels(channels(options))
                .withPublicUrl(mails.publicUrl())
                .withMailer(mails.mailer());
        if (options.exclusiveTables()) {
            notificationsOptions = notificationsOptions.withExclusiveTables();
        }
        Identity identity = new Identity(client, keys.signing("identity"), identityOptions);
        TokenVerifier issuer = identity.verifier();
        Blog blog = new Blog(
                client,
                blogTokens(identity, options.blogIssuer()),
                BlogOptions.defaults().withTable(tables));
        Sessions sessions = new Sessions(
                client, issuer, SessionsOptions.defaults().withTable(tables).withDiscord(options.discord()));
        Orders orders = new Orders(client, issuer, OrdersOptions.defaults().withTable(tables));
        WavyBlog wavyBlog = new WavyBlog(client, keys.signing("wavyblog"), wavyBlogOptions);
        Notifications notifications = new Notifications(client, keys.signing("notifications"), notificationsOptions);
        return new BuiltInServices(List.of(identity, blog, sessions, wavyBlog, orders, notifications));
    }

    private static List<Channel> channels(ServiceOptions options) {
        return List.of(
                options.smtp() == null ? new LogChannel(EmailChannel.NAME) : new EmailChannel(options.smtp()),
                options.sms() == null ? new LogChannel("sms") : ProviderChannel.sms(options.sms()),
                options.push() == null ? new LogChannel("push") : ProviderChannel.push(options.push()));
    }

    private static TokenVerifier blogTokens(Identity identity, @Nullable OidcIssuer other) {
        if (other == null) {
            return identity.verifier();
        }
        try {
            return new MultiIssuerVerifier(Map.of(
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
            throw new IllegalStateException("Not an HTTP URL, although it was checked: " + other.keys(), e);
        }
    }

    /** Returns the designs' settings, for code that needs tables but no service. */
    public static ToolkitOptions tables() {
        return ToolkitOptions.defaults().environment(variable -> {
            String set = System.getenv(variable);
            return set == null ? DEFAULT_VARIABLES.get(variable) : set;
        });
    }

    void createTables() {
        services.forEach(Service::createTables);
    }

    List<Service> services() {
        return services;
    }
}
