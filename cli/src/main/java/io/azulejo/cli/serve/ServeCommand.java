package io.azulejo.cli.serve;

import io.azulejo.cli.setting.InvalidSettingException;
import io.azulejo.cli.setting.Settings;
import io.azulejo.cli.setting.StoreFlags;
import io.azulejo.http.demo.DemoLogin;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Command that serves everything until the process is stopped. */
@Command(
        name = "serve",
        description = "Serves all services, a start page with links to them, and the embedded DynamoDB engine they run"
                + " on. By default it listens on this machine only.",
        footer = {
            "",
            "Every option can also be set in the environment (--port is AZULEJO_PORT) or in a file (port=8080).",
            "",
            "Examples:",
            "  azulejo serve --demo                   everything, with sample data, in ./azulejo-data",
            "  azulejo serve --store dynamodb         the services on DynamoDB itself"
        },
        mixinStandardHelpOptions = true)
public final class ServeCommand implements Callable<Integer> {
    @Option(
            names = "--demo",
            arity = "0..1",
            fallbackValue = "true",
            paramLabel = "true|false",
            description = "Load sample data into all services and print the sample logins. The DynamoDB endpoint then"
                    + " accepts any credentials, on this machine only.")
    @Nullable
    String demo;

    @Option(names = "--port", paramLabel = "PORT", description = "The port of the services (default: 8080).")
    @Nullable
    String port;

    @Option(
            names = "--dynamodb-port",
            paramLabel = "PORT",
            description = "The port of the DynamoDB endpoint (default: 8000).")
    @Nullable
    String dynamoDbPort;

    @Option(
            names = "--host",
            paramLabel = "HOST",
            description = "The address to listen on (default: 127.0.0.1, this machine only).")
    @Nullable
    String host;

    @Option(
            names = "--allow-host",
            paramLabel = "NAMES",
            description = "Host names that the DynamoDB endpoint accepts too, separated by commas.")
    @Nullable
    String allowHost;

    @Option(
            names = "--in-memory",
            arity = "0..1",
            fallbackValue = "true",
            paramLabel = "true|false",
            description = "Keep everything in memory; it is lost when the program ends.")
    @Nullable
    String inMemory;

    @Option(
            names = "--once",
            arity = "0..1",
            fallbackValue = "true",
            paramLabel = "true|false",
            description = "Stop as soon as everything is up and has answered once; useful to check settings.")
    @Nullable
    String once;

    @ArgGroup(exclusive = false, heading = "%nOptions of the ports:%n")
    final NetworkFlags network = new NetworkFlags();

    @Mixin
    final StoreFlags store = new StoreFlags();

    @ArgGroup(exclusive = false, heading = "%nOptions of single services:%n")
    final ServiceFlags services = new ServiceFlags();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public Integer call() throws InterruptedException {
        CommandLine commandLine = command.commandLine();
        ServeOptions options;
        try {
            options = ServeOptions.of(Settings.of(command, commandLine.getParseResult(), System.getenv()));
        } catch (InvalidSettingException e) {
            throw new ParameterException(commandLine, e.getMessage());
        }
        long begun = System.nanoTime();
        RunningServer serving = RunningServer.start(options);
        Thread stop = new Thread(serving::close, "azulejo-stop");
        Runtime.getRuntime().addShutdownHook(stop);
        try {
            Map<String, List<DemoLogin>> logins = serving.loadDemo(commandLine.getErr());
            PrintWriter out = commandLine.getOut();
            new StartupSummary(serving, options, logins).print(out, System.nanoTime() - begun);
            if (options.once()) {
                new SmokeCheck(serving, options.network()).send();
                return CommandLine.ExitCode.OK; // the shutdown hook stops everything
            }
        } catch (CancellationException e) {
            return CommandLine.ExitCode.SOFTWARE; // stopped while sample data was loading
        }
        new CountDownLatch(1).await();
        return CommandLine.ExitCode.OK;
    }
}
