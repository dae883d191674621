package io.azulejo.cli.design;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.change.ChangeEffect;
import io.azulejo.design.change.DesignBaseline;
import io.azulejo.design.change.DesignChange;
import io.azulejo.design.change.DesignChanges;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Command that compares a design with its recorded baseline. */
@Command(
        name = "compare",
        description = "Compares the design with a baseline that 'design baseline' wrote, and says which change is safe,"
                + " which needs a backfill, and which breaks programs that are still out. Exit code 0 if every change"
                + " is safe or allowed, otherwise 1.",
        mixinStandardHelpOptions = true)
final class DesignCompareCommand implements Callable<Integer> {
    @Mixin
    private final SelectedDesign design = new SelectedDesign();

    @Option(names = "--baseline", paramLabel = "FILE", required = true, description = "The recorded baseline.")
    @SuppressWarnings("NullAway.Init")
    private Path baseline;

    @Option(
            names = "--allow",
            paramLabel = "EFFECT",
            description = "Accept changes with this effect: needs-backfill, breaks-readers, breaks-writers or"
                    + " loses-items. Repeatable.")
    private final List<String> allowed = new ArrayList<>();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public Integer call() {
        Set<ChangeEffect> accepted = accepted();
        List<DesignChange> changes = DesignChanges.between(recorded(), design.definition());
        PrintWriter out = command.commandLine().getOut();
        changes.forEach(out::println);
        long refused = changes.stream()
                .filter(change -> !accepted.containsAll(change.effects()))
                .count();
        out.println(
                changes.isEmpty()
                        ? "No changes since the baseline"
                        : changes.size() + " changes since the baseline, " + refused + " not safe");
        out.flush();
        return refused == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private DesignDefinition recorded() {
        try {
            return DesignBaseline.read(baseline);
        } catch (UncheckedIOException e) {
            throw wrong("--baseline " + baseline + " cannot be read: " + e.getCause());
        } catch (IllegalArgumentException e) {
            throw wrong(String.valueOf(e.getMessage()));
        }
    }

    private Set<ChangeEffect> accepted() {
        Set<ChangeEffect> effects = EnumSet.noneOf(ChangeEffect.class);
        for (String name : allowed) {
            effects.add(Arrays.stream(ChangeEffect.values())
                    .filter(effect -> effect.text().equalsIgnoreCase(name))
                    .findFirst()
                    .orElseThrow(() -> wrong("--allow takes "
                            + Arrays.stream(ChangeEffect.values())
                                    .map(ChangeEffect::text)
                                    .collect(Collectors.joining(", "))
                            + ", not " + name)));
        }
        return effects;
    }

    private ParameterException wrong(String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
