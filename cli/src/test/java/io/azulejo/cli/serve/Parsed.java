package io.azulejo.cli.serve;

import io.azulejo.cli.setting.Settings;
import java.util.Map;
import picocli.CommandLine;

/** What {@code serve} makes of a call. */
final class Parsed {
    private Parsed() {}

    static ServeOptions options(Map<String, String> environment, String... arguments) {
        CommandLine command = new CommandLine(new ServeCommand());
        return ServeOptions.of(Settings.of(command.getCommandSpec(), command.parseArgs(arguments), environment));
    }
}
