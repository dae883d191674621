package io.azulejo.cli;

import io.azulejo.engine.rocksdb.DurableDynamoDb;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Command that restores a store from a backup. */
@Command(
        name = "restore",
        description = "Restores a backup into a missing or empty folder, and checks every file.",
        mixinStandardHelpOptions = true)
final class EngineRestoreCommand implements Callable<Integer> {
    @Parameters(paramLabel = "BACKUP", description = "The folder of the backup.")
    @SuppressWarnings("NullAway.Init")
    private Path backup;

    @Option(names = "--data", paramLabel = "DIR", required = true, description = "The folder of the new store.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public Integer call() {
        DurableDynamoDb.restore(backup, folder);
        PrintWriter out = command.commandLine().getOut();
        out.println("Restored into " + folder.toAbsolutePath().normalize());
        out.flush();
        return CommandLine.ExitCode.OK;
    }
}
