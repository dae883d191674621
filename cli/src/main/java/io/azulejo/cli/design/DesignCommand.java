package io.azulejo.cli.design;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.designer.catalog.CompiledDesign;
import io.azulejo.designer.cost.CostSheet;
import io.azulejo.designer.diagram.MermaidDiagram;
import io.azulejo.designer.document.DesignDocument;
import io.azulejo.designer.lint.LintReport;
import io.azulejo.designer.template.CloudFormation;
import io.azulejo.designer.template.Terraform;
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

/** What can be made of a compiled design. Everything is printed, so that it can be piped or kept in a file. */
@Command(
        name = "design",
        description = "Lists the compiled designs, and documents, checks, prices, draws or deploys one of them.",
        footer = {
            "",
            "Example:",
            "  azulejo design list",
            "  azulejo design lint wavyblog",
            "  azulejo design cloudformation shop --from target/shop.jar > tables.yaml"
        },
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = DesignVerifyCommand.class)
public final class DesignCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public void run() {
        throw new ParameterException(
                command.commandLine(),
                "What about a design? Give one of "
                        + String.join(", ", command.subcommands().keySet()));
    }

    @Command(name = "list", description = "Lists the designs there are.", mixinStandardHelpOptions = true)
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
    int doc(@Mixin ChosenDesign design) {
        return print(DesignDocument.of(design.definition(), design.rates(null)));
    }

    @Command(
            name = "lint",
            description = "Prints what the compiler found unwise. Exit code 0 if everything is accepted with a reason,"
                    + " else 1; an acceptance in vain is open too.",
            mixinStandardHelpOptions = true)
    int lint(@Mixin ChosenDesign design) {
        LintReport report = LintReport.of(design.definition());
        print(report.text());
        return report.clean() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    @Command(
            name = "cost",
            description = "Prints read and write units of each access pattern a call and a month, and which partition"
                    + " breaks first, at what traffic.",
            mixinStandardHelpOptions = true)
    int cost(
            @Mixin ChosenDesign design,
            @Option(
                            names = "--rates",
                            paramLabel = "FILE",
                            description = "How often patterns are called, and how large items are: lines such as"
                                    + " rate.inbox = 10000/day (docs/design-commands.md has them all).")
                    @Nullable
                    Path rates) {
        return print(CostSheet.of(design.definition(), design.rates(rates)).text());
    }

    @Command(
            name = "cloudformation",
            description = "Prints a CloudFormation template of the tables.",
            mixinStandardHelpOptions = true)
    int cloudformation(@Mixin ChosenDesign design) {
        return print(CloudFormation.of(design.definition()));
    }

    @Command(
            name = "terraform",
            description = "Prints a Terraform configuration of the tables.",
            mixinStandardHelpOptions = true)
    int terraform(@Mixin ChosenDesign design) {
        return print(Terraform.of(design.definition()));
    }

    @Command(
            name = "diagram",
            description = "Prints a Mermaid flowchart: patterns, table, indexes and the keys in them.",
            mixinStandardHelpOptions = true)
    int diagram(@Mixin ChosenDesign design) {
        return print(MermaidDiagram.of(design.definition()));
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
