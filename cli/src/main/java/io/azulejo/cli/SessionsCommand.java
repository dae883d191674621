package io.azulejo.cli;

import io.azulejo.sessions.discord.SlashCommands;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Commands for the Discord sessions that need no server. */
@Command(
        name = "sessions",
        description = "Helps to set up the Discord sessions.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND")
final class SessionsCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public void run() {
        throw new ParameterException(command.commandLine(), "Missing subcommand: sessions commands");
    }

    @Command(
            name = "commands",
            description = "Prints the slash commands as JSON, for a PUT to"
                    + " https://discord.com/api/v10/applications/<application id>/commands.",
            mixinStandardHelpOptions = true)
    int commands() {
        PrintWriter out = command.commandLine().getOut();
        out.println(SlashCommands.json());
        out.flush();
        return CommandLine.ExitCode.OK;
    }
}
