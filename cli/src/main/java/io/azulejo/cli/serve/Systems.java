package io.azulejo.cli.serve;

import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.wavyblog.WavyBlog;
import io.azulejo.wavyblog.WavyBlogOptions;
import io.azulejo.web.host.Service;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The services in the box, each on its own tables of one backend. Immutable. */
public final class Systems {
    /** What documented table names leave open, where the environment does not say. */
    private static final Map<String, String> NAMES = Map.of("StackName", "azulejo", "Environment", "local");

    private final List<Plugged> plugged;

    /** A service, and how its tables come to be. */
    private record Plugged(Service service, Runnable tables) {}

    private Systems(List<Plugged> plugged) {
        this.plugged = plugged;
    }

    static Systems on(DynamoDbClient client, Keys keys) {
        ToolkitOptions tables = tables().cursorKeys(keys.cursors());
        WavyBlog wavyBlog = new WavyBlog(
                client, keys.signing("wavyblog"), WavyBlogOptions.defaults().withTable(tables));
        return new Systems(List.of(new Plugged(wavyBlog, wavyBlog::createTables)));
    }

    /** The designs' settings, for whoever needs tables and no service. */
    public static ToolkitOptions tables() {
        return ToolkitOptions.defaults().environment(variable -> {
            String set = System.getenv(variable);
            return set == null ? NAMES.get(variable) : set;
        });
    }

    void createTables() {
        plugged.forEach(each -> each.tables().run());
    }

    List<Service> services() {
        return plugged.stream().map(Plugged::service).toList();
    }
}
