package io.azulejo.cli.design;

import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.cli.serve.BuiltInServices;
import io.azulejo.cli.setting.SelectedStore;
import io.azulejo.design.DesignDefinition;
import io.azulejo.migrate.Migration;
import io.azulejo.migrate.MigrationFailedException;
import io.azulejo.migrate.MigrationOptions;
import io.azulejo.migrate.MigrationOptions.GuardRepair;
import io.azulejo.migrate.MigrationOptions.KeyMoves;
import io.azulejo.migrate.MigrationReport;
import io.azulejo.migrate.MigrationTableDesign;
import io.azulejo.migrate.TableStep;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.error.MissingVariableException;
import io.azulejo.toolkit.error.ToolkitException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/** Command that brings live tables and their items up to date with a design. */
@Command(
        name = "migrate",
        description = "Brings live tables up to date with the design: adds missing indexes, TTL and streams, rewrites"
                + " items of earlier forms and writes missing guards. It can be stopped at any time and continues;"
                + " programs may write meanwhile. Exit code 0 if everything agrees with the design afterwards,"
                + " otherwise 1.",
        footer = {
            "",
            "Example:",
            "  azulejo design migrate shop --from target/shop.jar --store dynamodb --dry-run",
        },
        mixinStandardHelpOptions = true)
final class DesignMigrateCommand implements Callable<Integer> {
    @Mixin
    private final SelectedDesign design = new SelectedDesign();

    @Mixin
    private final SelectedStore store = new SelectedStore();

    @Option(
            names = "--variable",
            paramLabel = "NAME=VALUE",
            description = "The value of a variable in a table's name, if the environment does not set it. Repeatable.")
    private final Map<String, String> variables = new LinkedHashMap<>();

    @Option(names = "--dry-run", description = "Count and price what there is to do, and write nothing.")
    private boolean dryRun;

    @Option(
            names = "--structure-only",
            description = "Only add tables, indexes, TTL and streams; leave the items as they are.")
    private boolean structureOnly;

    @Option(
            names = "--repair-guards",
            description = "Remove guards whose owner is gone, or give them to the item that needs them.")
    private boolean repairGuards;

    @Option(
            names = "--move-keys",
            description = "Move items to the key that the design gives them. Programs that use the old keys do not find"
                    + " them any more.")
    private boolean moveKeys;

    @Option(
            names = "--stream",
            paramLabel = "VIEW",
            description = "Turn on a stream: KEYS_ONLY, NEW_IMAGE, OLD_IMAGE or NEW_AND_OLD_IMAGES.")
    private @Nullable StreamViewType stream;

    @Option(
            names = "--items-per-second",
            paramLabel = "N",
            defaultValue = "500",
            description = "Process at most this many items a second (default: 500).")
    private int itemsPerSecond;

    @Option(
            names = "--segments",
            paramLabel = "N",
            defaultValue = "1",
            description = "Process this many parts of a table at once (default: 1).")
    private int segments;

    @Option(
            names = "--state",
            paramLabel = "TABLE",
            defaultValue = "azulejo-migrations",
            description = "Keep the position in this table; it is created if it is missing (default:"
                    + " azulejo-migrations).")
    private String state = "azulejo-migrations";

    @Option(
            names = "--price-reads",
            paramLabel = "PRICE",
            defaultValue = "0.125",
            description = "The price of a million read units (default: 0.125, on demand in us-east-1).")
    private double priceReads;

    @Option(
            names = "--price-writes",
            paramLabel = "PRICE",
            defaultValue = "0.625",
            description = "The price of a million write units (default: 0.625, on demand in us-east-1).")
    private double priceWrites;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public Integer call() {
        DesignDefinition definition = design.definition();
        MigrationOptions options = options();
        AtomicBoolean clean = new AtomicBoolean();
        try {
            store.read(client -> clean.set(migrate(client, definition, options)));
        } catch (MissingVariableException e) {
            throw new ParameterException(command.commandLine(), e.getMessage() + "; give it with --variable");
        } catch (MigrationFailedException | ToolkitException e) {
            throw new CommandFailedException(String.valueOf(e.getMessage()), e);
        }
        return clean.get() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private MigrationOptions options() {
        try {
            return MigrationOptions.defaults()
                    .itemsPerSecond(itemsPerSecond)
                    .segments(segments)
                    .guardRepair(repairGuards ? GuardRepair.REPAIR : GuardRepair.REPORT)
                    .keyMoves(moveKeys ? KeyMoves.MOVE : KeyMoves.REPORT)
                    .stream(stream)
                    .listener(new MigrationPrinter(
                            command.commandLine().getOut(),
                            command.commandLine().getErr(),
                            dryRun));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(command.commandLine(), e.getMessage());
        }
    }

    /** Returns whether everything agrees with the design. */
    private boolean migrate(DynamoDbClient client, DesignDefinition definition, MigrationOptions options) {
        ToolkitOptions tables = BuiltInServices.tables().variables(variables);
        Migration migration =
                Migration.of(GeneratedDesign.context(definition, design.loader(), client, tables), definition, options);
        if (dryRun && structureOnly) {
            return printed(migration.compare());
        }
        if (structureOnly) {
            migration.migrateTables();
            return printed(migration.compare());
        }
        MigrationReport report;
        if (dryRun) {
            report = migration.dryRun();
        } else {
            MigrationTableDesign position = MigrationTableDesign.on(
                    client, ToolkitOptions.defaults().variables(Map.of("MIGRATION_TABLE", state)));
            position.createTables();
            report = run(migration, position);
        }
        print(report);
        return report.clean();
    }

    private MigrationReport run(Migration migration, MigrationTableDesign position) {
        if (segments == 1) {
            return migration.run(position);
        }
        try (ExecutorService threads = Executors.newFixedThreadPool(segments)) {
            return migration.run(position, threads);
        }
    }

    private boolean printed(List<TableStep> left) {
        PrintWriter out = command.commandLine().getOut();
        left.forEach(step -> out.println(step.table() + ": "
                + (step instanceof TableStep.Impossible ? "cannot be migrated: " : "") + step.text()));
        out.println(left.isEmpty() ? "The tables agree with the design" : left.size() + " differences");
        out.flush();
        return dryRun ? left.stream().noneMatch(TableStep.Impossible.class::isInstance) : left.isEmpty();
    }

    private void print(MigrationReport report) {
        PrintWriter out = command.commandLine().getOut();
        report.lines().forEach(out::println);
        if (report.estimated()) {
            out.printf(
                    Locale.ROOT,
                    "%.4f at %s and %s for a million units; %d seconds at %d items a second%n",
                    report.price(priceReads, priceWrites),
                    priceReads,
                    priceWrites,
                    report.duration(itemsPerSecond).toSeconds(),
                    itemsPerSecond);
        }
        out.flush();
    }
}
