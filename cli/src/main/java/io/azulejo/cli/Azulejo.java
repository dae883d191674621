package io.azulejo.cli;

import io.azulejo.cli.admin.AdminCommand;
import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.cli.design.DesignCommand;
import io.azulejo.cli.serve.ServeCommand;
import io.azulejo.cli.transfer.ExportCommand;
import io.azulejo.cli.transfer.ImportCommand;
import io.azulejo.engine.store.StoreException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import org.slf4j.bridge.SLF4JBridgeHandler;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Main program. Exit codes: 0 success, 1 failure, 2 usage error. */
@Command(
        name = "azulejo",
        description = "Single-table design for DynamoDB in Java, and an embedded DynamoDB engine.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            ServeCommand.class,
            AdminCommand.class,
            EngineCommand.class,
            DesignCommand.class,
            ExportCommand.class,
            ImportCommand.class,
            SessionsCommand.class,
            StudioCommand.class
        })
public final class Azulejo {
    public static void main(String[] arguments) {
        // Helidon logs through java.util.logging; one configuration is enough.
        SLF4JBridgeHandler.removeHandlersForRootLogger();
        SLF4JBridgeHandler.install();
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(new Azulejo());
        commandLine.setCaseInsensitiveEnumValuesAllowed(true);
        commandLine.setUsageHelpAutoWidth(true);
        commandLine.setParameterExceptionHandler((wrong, arguments) -> misused(wrong));
        commandLine.setExecutionExceptionHandler((failure, command, result) -> failed(failure, command));
        return commandLine;
    }

    /** Prints an expected failure in one line; any other exception is a bug and is thrown with its stack trace. */
    private static int failed(Exception failure, CommandLine command) throws Exception {
        if (failure instanceof StoreException || failure instanceof CommandFailedException) {
            return printError(String.valueOf(failure.getMessage()), command);
        }
        if (failure instanceof UncheckedIOException io) {
            return printError(io.getMessage() + " (" + io.getCause() + ")", command);
        }
        throw failure;
    }

    /** Prints what is wrong in one line, and where the rest is explained. */
    private static int misused(ParameterException wrong) {
        CommandLine command = wrong.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("azulejo: " + wrong.getMessage());
        if (!UnmatchedArgumentException.printSuggestions(wrong, err)) {
            err.println("See '" + command.getCommandSpec().qualifiedName() + " --help'.");
        }
        err.flush();
        return CommandLine.ExitCode.USAGE;
    }

    private static int printError(String message, CommandLine command) {
        PrintWriter err = command.getErr();
        err.println("azulejo: " + message);
        err.flush();
        return CommandLine.ExitCode.SOFTWARE;
    }
}
