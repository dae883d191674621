package io.azulejo.cli.design;

import io.azulejo.cli.serve.BuiltInServices;
import io.azulejo.cli.setting.SelectedStore;
import io.azulejo.design.DesignDefinition;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.MissingVariableException;
import io.azulejo.toolkit.table.TableDifference;
import io.azulejo.toolkit.table.Tables;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Command that compares a compiled design with the existing tables. */
@Command(
        name = "verify",
        description = "Compares the design with the existing tables: keys, indexes, projections, TTL. Exit code 0 if"
                + " they agree, otherwise 1. Additional indexes are ignored.",
        mixinStandardHelpOptions = true)
final class DesignVerifyCommand implements Callable<Integer> {
    @Mixin
    private final SelectedDesign design = new SelectedDesign();

    @Mixin
    private final SelectedStore store = new SelectedStore();

    @Option(
            names = "--variable",
            paramLabel = "NAME=VALUE",
            description = "The value of a variable in a table's name, if the environment does not set it. Repeatable.")
    private final Map<String, String> variables = new LinkedHashMap<>();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public Integer call() {
        DesignDefinition definition = design.definition();
        List<TableDifference> differences = new ArrayList<>();
        try {
            store.read(client -> differences.addAll(new Tables(
                            DesignContext.of(client, BuiltInServices.tables().variables(variables), List.of()),
                            definition)
                    .verify()));
        } catch (MissingVariableException e) {
            throw new ParameterException(command.commandLine(), e.getMessage() + "; give it with --variable");
        }
        PrintWriter out = command.commandLine().getOut();
        differences.forEach(out::println);
        out.println(definition.tables().size() + " tables compared: "
                + (differences.isEmpty() ? "all agree" : differences.size() + " differences"));
        out.flush();
        return differences.isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }
}
