package io.azulejo.cli;

import io.azulejo.server.signature.AccessKey;
import java.io.PrintWriter;
import java.net.URI;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Command that makes a running engine back up its store. */
@Command(
        name = "backup",
        description = "Makes a running engine copy a snapshot of its store into a folder below its --backups folder.",
        footer = {
            "",
            "Example:",
            "  azulejo engine --data ./store --backups ./backups",
            "  azulejo engine backup monday",
            "  azulejo engine restore ./backups/monday --data ./store-of-monday"
        },
        mixinStandardHelpOptions = true)
final class EngineBackupCommand implements Callable<Integer> {
    @Parameters(paramLabel = "NAME", description = "The name of the backup: a new folder under --backups.")
    @SuppressWarnings("NullAway.Init")
    private String name;

    @Option(
            names = "--endpoint",
            paramLabel = "URL",
            defaultValue = "http://127.0.0.1:8000",
            description = "Where the engine listens (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private URI endpoint;

    @Mixin
    private final Credentials credentials = new Credentials();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public Integer call() throws InterruptedException {
        List<AccessKey> accessKeys = credentials.accessKeys();
        String folder = new BackupClient(endpoint).backup(name, accessKeys);
        PrintWriter out = command.commandLine().getOut();
        out.println("Backed up to " + folder);
        out.flush();
        return CommandLine.ExitCode.OK;
    }
}
