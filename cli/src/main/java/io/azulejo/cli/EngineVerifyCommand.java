package io.azulejo.cli;

import io.azulejo.engine.rocksdb.DurableDynamoDb;
import io.azulejo.engine.verify.Verification;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Command that reads a whole store and reports inconsistencies. */
@Command(
        name = "verify",
        description = "Checks a store that no engine has open: files against their checksums, indexes, TTL entries and"
                + " counters against the items.",
        mixinStandardHelpOptions = true)
final class EngineVerifyCommand implements Callable<Integer> {
    @Option(names = "--data", paramLabel = "DIR", required = true, description = "The folder of the store.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public Integer call() {
        Verification found = DurableDynamoDb.verify(folder);
        PrintWriter out = command.commandLine().getOut();
        for (String difference : found.differences()) {
            out.println(difference);
        }
        out.println(found.items() + " items, " + found.indexEntries() + " index entries, " + found.ttlEntries()
                + " TTL entries: " + (found.clean() ? "all agree" : found.differenceCount() + " differences"));
        out.flush();
        return found.clean() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }
}
