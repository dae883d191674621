package io.azulejo.cli;

import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.cli.setting.SelectedStore;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostExtensions;
import io.azulejo.http.host.HostOptions;
import io.azulejo.studio.Studio;
import io.azulejo.studio.StudioOptions;
import io.azulejo.studio.access.StudioAccess;
import io.azulejo.toolkit.ToolkitOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Command that serves the studio alone, on the tables of a folder or of any endpoint, until the process is stopped. */
@Command(
        name = "studio",
        description = "Serves the studio on the tables of a folder, of an endpoint or of AWS, on this machine only."
                + " It asks before every write to a store that is not on this machine.",
        footer = {
            "",
            "Example:",
            "  azulejo studio --store http://localhost:8000 --from target/shop.jar",
            "  azulejo studio --store dynamodb --region eu-west-1 --read-only"
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class StudioCommand implements Callable<Integer> {
    @Mixin
    private final SelectedStore store = new SelectedStore();

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "8090",
            description = "The port to listen on, 0 for any free one (default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(names = "--from", paramLabel = "JAR", description = "Also load designs from this jar or folder of classes.")
    private @Nullable Path from;

    @Option(names = "--read-only", description = "Refuse every write.")
    private boolean readOnly;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public Integer call() {
        try (URLClassLoader designs = designs()) {
            store.use(client -> serve(client, designs));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return 0;
    }

    private void serve(DynamoDbClient client, ClassLoader designs) {
        try (Host host = start(new Studio(
                client,
                new StudioOptions(
                        ToolkitOptions.defaults().variables(System.getenv()),
                        designs,
                        StudioAccess.onLoopback(),
                        writes())))) {
            PrintWriter out = command.commandLine().getOut();
            out.println("The studio is ready on " + host.uri().resolve("/studio/"));
            out.flush();
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Host start(Studio studio) {
        try {
            return Host.start(
                    HostOptions.defaults().withPort(port).withRates(Map.of()),
                    List.of(),
                    new HostExtensions(List.of(studio), List.of(), Map.of(), Map.of("studio", "/studio/")));
        } catch (UncheckedIOException e) {
            throw new CommandFailedException(
                    "Cannot listen on port " + port + " (" + e.getMessage() + "): choose another with --port", e);
        }
    }

    private StudioOptions.Writes writes() {
        if (readOnly) {
            return StudioOptions.Writes.REFUSED;
        }
        return store.elsewhere() ? StudioOptions.Writes.CONFIRMED : StudioOptions.Writes.ALLOWED;
    }

    private URLClassLoader designs() {
        if (from != null && !Files.exists(from)) {
            throw new ParameterException(command.commandLine(), "There is no file " + from + " to load designs from");
        }
        try {
            URL[] urls = from == null ? new URL[0] : new URL[] {from.toUri().toURL()};
            return new URLClassLoader(urls, StudioCommand.class.getClassLoader());
        } catch (MalformedURLException e) {
            throw new ParameterException(command.commandLine(), "Not a file: " + from);
        }
    }
}
