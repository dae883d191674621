package io.azulejo.cli;

import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.cli.common.LostPort;
import io.azulejo.engine.Engine;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.fault.Faults;
import io.azulejo.listener.TlsFiles;
import io.azulejo.server.DynamoDbServer;
import io.azulejo.server.ServerOptions;
import io.azulejo.server.signature.AccessKey;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Command that serves the engine over HTTP until the process is stopped. */
@Command(
        name = "engine",
        description =
                "Serves the embedded DynamoDB engine for any AWS SDK and the AWS CLI. On this machine it accepts any"
                        + " credentials; if you give a key, it accepts only requests signed with it.",
        footer = {
            "",
            "Example:",
            "  azulejo engine --data ./store",
            "  aws dynamodb list-tables --endpoint-url http://localhost:8000"
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {EngineVerifyCommand.class, EngineBackupCommand.class, EngineRestoreCommand.class})
final class EngineCommand implements Callable<Integer> {
    @Mixin
    private final StorageOptions storage = new StorageOptions();

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "8000",
            description = "The port to listen on, 0 for any free one (default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "HOST",
            defaultValue = "127.0.0.1",
            description = "The address to listen on (default: ${DEFAULT-VALUE}, this machine only)."
                    + " An address that other machines can reach needs credentials.")
    @SuppressWarnings("NullAway.Init")
    private String host;

    @Option(
            names = "--allow-host",
            paramLabel = "NAME",
            description = "Also accept requests for this host name, besides localhost and IP addresses. Repeatable.")
    private final Set<String> allowedHosts = new LinkedHashSet<>();

    @Option(
            names = "--allow-origin",
            paramLabel = "ORIGIN",
            description = "Let web pages of this origin call the engine, such as https://app.example.org. Repeatable.")
    private final Set<String> origins = new LinkedHashSet<>();

    @Option(
            names = "--tls-cert",
            paramLabel = "FILE",
            description = "Serve HTTPS with this certificate, in PEM; read again when the file changes.")
    private @Nullable Path tlsCert;

    @Option(names = "--tls-key", paramLabel = "FILE", description = "The private key of --tls-cert, in PEM (PKCS #8).")
    private @Nullable Path tlsKey;

    @Option(
            names = "--backups",
            paramLabel = "DIR",
            description = "The folder for backups that 'azulejo engine backup NAME' makes of the running store.")
    private @Nullable Path backups;

    @Option(
            names = "--buckets",
            paramLabel = "DIR",
            description = "The folder whose folders stand for the buckets that ExportTableToPointInTime writes to.")
    private @Nullable Path buckets;

    @Option(
            names = "--stale-reads",
            paramLabel = "MILLIS",
            description = "For tests: reads without ConsistentRead see a write only after this many milliseconds, so"
                    + " that code that forgets to ask for consistency fails.")
    private @Nullable Integer staleReads;

    @Mixin
    private final Credentials credentials = new Credentials();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public Integer call() throws InterruptedException {
        List<AccessKey> accessKeys = credentials.accessKeys();
        ServerOptions options = serverOptions(accessKeys);
        if (backups != null) {
            storage.requireFolder("--backups");
        }
        Engine engine = new Engine(storage.open(), engineOptions());
        DynamoDbServer server = start(engine, options);
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            server.close();
                            engine.close();
                        },
                        "azulejo-stop"));
        PrintWriter out = command.commandLine().getOut();
        out.println("DynamoDB is ready on " + server.uri() + " (" + storage.description() + "; "
                + (accessKeys.isEmpty() ? "any credentials" : "signed requests only") + ")");
        out.flush();
        new CountDownLatch(1).await();
        return CommandLine.ExitCode.OK;
    }

    private EngineOptions engineOptions() {
        EngineOptions options = EngineOptions.SERVED.withBuckets(buckets);
        if (staleReads == null) {
            return options;
        }
        if (staleReads < 1) {
            throw new ParameterException(
                    command.commandLine(), "--stale-reads is " + staleReads + ": give at least 1 millisecond");
        }
        return options.withFaults(Faults.staleReads(Duration.ofMillis(staleReads)));
    }

    private ServerOptions serverOptions(List<AccessKey> accessKeys) {
        try {
            return ServerOptions.on(host, port, accessKeys)
                    .withAllowedHosts(allowedHosts)
                    .withOrigins(origins)
                    .withTls(tls())
                    .withBackups(backups);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(command.commandLine(), e.getMessage());
        }
    }

    private Optional<TlsFiles> tls() {
        if (tlsCert == null || tlsKey == null) {
            if (tlsCert != null || tlsKey != null) {
                throw new IllegalArgumentException("--tls-cert and --tls-key belong together");
            }
            return Optional.empty();
        }
        TlsFiles files = new TlsFiles(tlsCert, tlsKey);
        try {
            files.context();
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "--tls-cert and --tls-key must be a certificate and its key in PEM (" + e.getMessage() + ")", e);
        }
        return Optional.of(files);
    }

    private static DynamoDbServer start(Engine engine, ServerOptions options) {
        try {
            return DynamoDbServer.start(engine, options, LostPort.of(options.port()));
        } catch (UncheckedIOException e) {
            engine.close();
            throw new CommandFailedException(
                    "Cannot listen on port " + options.port() + " of " + options.host() + " (" + e.getMessage()
                            + "): choose another with --port",
                    e);
        }
    }
}
