package io.azulejo.cli.serve;

import io.azulejo.cli.setting.Settings;
import java.util.Map;
import picocli.CommandLine;

/** Options that {@code serve} parses from a call. */
final class ServeOptionsParser {
    private ServeOptionsParser() {}

    static ServeOptions options(Map<String, String> environment, String... arguments) {
        CommandLine command = new CommandLine(new ServeCommand());
        return ServeOptions.of(Settings.of(command.getCommandSpec(), command.parseArgs(arguments), environment));
    }
}
