package io.azulejo.cli.serve;

import io.azulejo.blog.Blog;
import io.azulejo.blog.BlogOptions;
import io.azulejo.identity.Identity;
import io.azulejo.identity.IdentityOptions;
import io.azulejo.notifications.Notifications;
import io.azulejo.notifications.NotificationsOptions;
import io.azulejo.orders.Orders;
import io.azulejo.orders.OrdersOptions;
import io.azulejo.sessions.Sessions;
import io.azulejo.sessions.SessionsOptions;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.wavyblog.WavyBlog;
import io.azulejo.wavyblog.WavyBlogOptions;
import io.azulejo.web.host.Service;
import io.azulejo.web.token.TokenVerifier;
import java.util.List;
import java.util.Map;
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

    static Systems on(DynamoDbClient client, Keys keys) {
        ToolkitOptions tables = tables().cursorKeys(keys.cursors());
        Identity identity = new Identity(
                client, keys.signing("identity"), IdentityOptions.defaults().withTable(tables));
        TokenVerifier issuer = identity.verifier();
        Blog blog = new Blog(client, issuer, BlogOptions.defaults().withTable(tables));
        Sessions sessions =
                new Sessions(client, issuer, SessionsOptions.defaults().withTable(tables));
        Orders orders = new Orders(client, issuer, OrdersOptions.defaults().withTable(tables));
        WavyBlog wavyBlog = new WavyBlog(
                client, keys.signing("wavyblog"), WavyBlogOptions.defaults().withTable(tables));
        Notifications notifications = new Notifications(
                client,
                keys.signing("notifications"),
                NotificationsOptions.defaults().withTable(tables));
        return new Systems(List.of(identity, blog, sessions, wavyBlog, orders, notifications));
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
