package io.azulejo.designtools.cost;

import io.azulejo.design.DesignDefinition;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** Cost estimate of a design at given rates, as data and as a Markdown page. Immutable. */
public final class CostSheet {
    private static final int MOST_PARTITIONS = 8;

    private final DesignDefinition design;
    private final Rates rates;
    private final List<Operation> operations;
    private final List<PartitionLoad> partitions;

    private CostSheet(DesignDefinition design, Rates rates) {
        this.design = design;
        this.rates = rates;
        this.operations = Operations.of(design, rates);
        this.partitions = PartitionLoad.of(operations, rates);
    }

    public static CostSheet of(DesignDefinition design, Rates rates) {
        return new CostSheet(design, rates);
    }

    public List<Operation> operations() {
        return operations;
    }

    /** Returns the partitions, ordered by how soon they reach their limit. */
    public List<PartitionLoad> partitions() {
        return partitions;
    }

    /** Returns the number of daily users that a partition can serve, if the rates give a number of users. */
    public OptionalDouble maxDailyUsers(PartitionLoad load) {
        return rates.users().isPresent()
                ? OptionalDouble.of(rates.users().getAsDouble() * load.headroom())
                : OptionalDouble.empty();
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        text.append("# Cost of %s\n\n".formatted(design.type().simpleName()));
        text.append(("A month has 30 days. The peak is %s times the average. A page has %s items, a fully read"
                        + " collection %s. An item has 1 KB, or 10 KB with a long text; in an index it has 200 B with"
                        + " KEYS_ONLY and 512 B with INCLUDE. The busiest of many partitions serves %s %% of the calls,"
                        + " the busiest of a few all of them. A rates file can change each of these values.\n\n")
                .formatted(
                        Numbers.units(rates.peak()),
                        Numbers.units(rates.page()),
                        Numbers.units(rates.collection()),
                        Numbers.units(100 * rates.share())));
        units(text);
        breaking(text);
        claims(text);
        return text.toString();
    }

    private void units(StringBuilder text) {
        text.append("| Access pattern | Name in rates | Calls per month | Units per call | Consists of |"
                + " Read units per month | Write units per month | Limit of one partition |\n");
        text.append("|---|---|--:|--:|---|--:|--:|--:|\n");
        double reads = 0;
        double writes = 0;
        for (Operation operation : operations) {
            double calls = monthly(operation);
            reads += calls * operation.reads();
            writes += calls * operation.writes();
            text.append("| %s | `%s` | %s | %s | %s | %s | %s | %s/s |\n"
                    .formatted(
                            operation.label(),
                            operation.key(),
                            Numbers.units(Math.rint(calls)),
                            each(operation),
                            operation.detail(),
                            Numbers.units(Math.rint(calls * operation.reads())),
                            Numbers.units(Math.rint(calls * operation.writes())),
                            Numbers.units(Math.floor(operation.maxCallsPerSecond()))));
        }
        text.append("| **Sum** | | | | | %s | %s | |\n"
                .formatted(Numbers.units(Math.rint(reads)), Numbers.units(Math.rint(writes))));
        if (rates.price("reads").isPresent() && rates.price("writes").isPresent()) {
            double price = reads / 1e6 * rates.price("reads").getAsDouble()
                    + writes / 1e6 * rates.price("writes").getAsDouble();
            text.append("\nAt %s per million read units and %s per million write units that is %s per month.\n"
                    .formatted(
                            rates.price("reads").getAsDouble(),
                            rates.price("writes").getAsDouble(),
                            Numbers.units(price)));
        }
        text.append(
                "\nA composed pattern costs as much as the patterns it calls. The sum does not include storage.\n\n");
    }

    private static String each(Operation operation) {
        String reads = operation.reads() > 0 ? Numbers.units(operation.reads()) + " R" : "";
        String writes = operation.writes() > 0 ? Numbers.units(operation.writes()) + " W" : "";
        return (reads + " " + writes).strip();
    }

    private void breaking(StringBuilder text) {
        text.append("## Which partition breaks first\n\n");
        if (partitions.isEmpty()) {
            text.append("None, because every rate is 0.\n");
            return;
        }
        PartitionLoad first = partitions.getFirst();
        text.append("`%s` in %s, by its %s: it can serve %s times this traffic%s.\n\n"
                .formatted(
                        first.partition(),
                        first.where(),
                        first.limitedByReads() ? "reads" : "writes",
                        Numbers.units(first.headroom()),
                        maxDailyUsers(first).isPresent()
                                ? ", which is "
                                        + Numbers.units(
                                                Math.rint(maxDailyUsers(first).getAsDouble())) + " users a day"
                                : ""));
        text.append("| In | Partition | Share | Reads/s at peak (of 3,000) | Writes/s at peak (of 1,000) |"
                + " Headroom |\n|---|---|--:|--:|--:|--:|\n");
        text.append(partitions.stream()
                .limit(MOST_PARTITIONS)
                .map(load -> "| %s | `%s` | %s | %s | %s | × %s |\n"
                        .formatted(
                                load.where(),
                                load.partition(),
                                Numbers.units(load.share()),
                                Numbers.units(load.reads()),
                                Numbers.units(load.writes()),
                                Numbers.units(load.headroom())))
                .collect(Collectors.joining()));
    }

    /** Writes the capacity that the design document claims next to the estimated capacity. */
    private void claims(StringBuilder text) {
        List<Operation> claimed = operations.stream()
                .filter(operation -> rates.claim(operation.key()).isPresent())
                .toList();
        if (claimed.isEmpty()) {
            return;
        }
        text.append("\n## Figures in the document\n\n");
        text.append("| Access pattern | Calls per day | Units per second in the document | Estimated | At peak |"
                + " One call |\n|---|--:|--:|--:|--:|---|\n");
        for (Operation operation : claimed) {
            double average = average(operation);
            text.append("| %s | %s | %s | %s | %s | %s |\n"
                    .formatted(
                            operation.label(),
                            Numbers.units(Math.rint(monthly(operation) / 30)),
                            Numbers.units(rates.claim(operation.key()).orElse(0)),
                            Numbers.units(average),
                            Numbers.units(average * rates.peak()),
                            each(operation) + ": " + operation.detail()));
        }
    }

    /** Returns the average units per second. */
    public double average(Operation operation) {
        return rates.perSecond(operation.key(), operation.write()) * (operation.reads() + operation.writes());
    }

    private double monthly(Operation operation) {
        return rates.perSecond(operation.key(), operation.write()) * Rates.MONTH.toSeconds();
    }
}
