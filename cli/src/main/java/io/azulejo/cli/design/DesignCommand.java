package io.azulejo.cli.design;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.change.DesignBaseline;
import io.azulejo.designtools.catalog.CompiledDesign;
import io.azulejo.designtools.cost.CostSheet;
import io.azulejo.designtools.diagram.MermaidDiagram;
import io.azulejo.designtools.document.DesignDocument;
import io.azulejo.designtools.lint.LintReport;
import io.azulejo.designtools.template.CloudFormation;
import io.azulejo.designtools.template.Terraform;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Commands on compiled designs. All print to standard output, so that the result can be piped or saved. */
@Command(
        name = "design",
        description = "Lists the compiled designs; documents, checks, prices, draws, deploys or migrates one of them.",
        footer = {
            "",
            "Example:",
            "  azulejo design list",
            "  azulejo design lint wavyblog",
            "  azulejo design cloudformation shop --from target/shop.jar > tables.yaml"
        },
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {DesignVerifyCommand.class, DesignCompareCommand.class, DesignMigrateCommand.class})
public final class DesignCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public void run() {
        throw new ParameterException(
                command.commandLine(),
                "Missing subcommand; give one of "
                        + String.join(", ", command.subcommands().keySet()));
    }

    @Command(name = "list", description = "Lists the available designs.", mixinStandardHelpOptions = true)
    int list(@Mixin DesignSource source) {
        PrintWriter out = out();
        for (CompiledDesign design : source.designs().all()) {
            DesignDefinition definition = design.definition();
            out.printf(
                    "%-14s %d entities, %d access patterns, %d open findings; table %s (%s)%n",
                    design.name(),
                    definition.entities().count(),
                    definition.patterns().size(),
                    LintReport.of(definition).open().size(),
                    definition.tables().stream().map(TableDefinition::name).collect(Collectors.joining(", ")),
                    definition.type());
        }
        out.flush();
        return CommandLine.ExitCode.OK;
    }

    @Command(
            name = "doc",
            description = "Prints the design as a Markdown document: keys, indexes, entities with example items,"
                    + " access patterns with their cost.",
            mixinStandardHelpOptions = true)
    int doc(@Mixin SelectedDesign design) {
        return print(DesignDocument.of(design.definition(), design.rates(null)));
    }

    @Command(
            name = "lint",
            description = "Prints the compiler's findings. Exit code 0 if all are accepted with a reason, otherwise 1;"
                    + " an unused @Accept counts as an open finding.",
            mixinStandardHelpOptions = true)
    int lint(@Mixin SelectedDesign design) {
        LintReport report = LintReport.of(design.definition());
        print(report.text());
        return report.clean() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    @Command(
            name = "cost",
            description = "Prints the read and write units of each access pattern per call and per month, and which"
                    + " partition reaches its limit first, and at what traffic.",
            mixinStandardHelpOptions = true)
    int cost(
            @Mixin SelectedDesign design,
            @Option(
                            names = "--rates",
                            paramLabel = "FILE",
                            description = "A file with call rates and item sizes: lines such as"
                                    + " rate.inbox = 10000/day (all are in docs/reference/design-commands.md).")
                    @Nullable
                    Path rates) {
        return print(CostSheet.of(design.definition(), design.rates(rates)).text());
    }

    @Command(
            name = "cloudformation",
            description = "Prints a CloudFormation template of the tables.",
            mixinStandardHelpOptions = true)
    int cloudformation(@Mixin SelectedDesign design) {
        return print(CloudFormation.of(design.definition()));
    }

    @Command(
            name = "terraform",
            description = "Prints a Terraform configuration of the tables.",
            mixinStandardHelpOptions = true)
    int terraform(@Mixin SelectedDesign design) {
        return print(Terraform.of(design.definition()));
    }

    @Command(
            name = "diagram",
            description = "Prints a Mermaid flowchart: patterns, table, indexes and the keys in them.",
            mixinStandardHelpOptions = true)
    int diagram(@Mixin SelectedDesign design) {
        return print(MermaidDiagram.of(design.definition()));
    }

    @Command(
            name = "baseline",
            description = "Writes what the design stores as JSON, to be committed and compared with later designs.",
            mixinStandardHelpOptions = true)
    int baseline(
            @Mixin SelectedDesign design,
            @Option(names = "--out", paramLabel = "FILE", description = "The file to write (default: standard output).")
                    @Nullable
                    Path file) {
        if (file == null) {
            return print(DesignBaseline.text(design.definition()));
        }
        DesignBaseline.write(design.definition(), file);
        return CommandLine.ExitCode.OK;
    }

    private int print(String text) {
        out().print(text);
        out().flush();
        return CommandLine.ExitCode.OK;
    }

    private PrintWriter out() {
        return command.commandLine().getOut();
    }
}
