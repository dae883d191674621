package io.azulejo.designer.cost;

import io.azulejo.design.DesignDefinition;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** What a design costs at some rates, as data and as a Markdown page. Immutable. */
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

    /** The first partition to break first. */
    public List<PartitionLoad> partitions() {
        return partitions;
    }

    /** How many daily users a partition bears, if the rates say how many they are for. */
    public OptionalDouble usersAt(PartitionLoad load) {
        return rates.users().isPresent()
                ? OptionalDouble.of(rates.users().getAsDouble() * load.headroom())
                : OptionalDouble.empty();
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        text.append("# Cost of %s\n\n".formatted(design.type().simpleName()));
        text.append(("A month has 30 days; the busiest second has %s times the average; a page has %s items, a"
                        + " collection that is read whole %s. An item has 1 KB, 10 KB with a long text, 200 B where an"
                        + " index has keys only, 512 B where it includes some; the busiest of many partitions takes %s %%"
                        + " of the calls, of a few all. A file of rates changes each of these.\n\n")
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
        text.append("| Access pattern | Name in rates | Calls a month | Units a call | Made of |"
                + " Read units a month | Write units a month | One partition takes |\n");
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
                            Numbers.units(Math.floor(operation.mostPerSecond()))));
        }
        text.append("| **Sum** | | | | | %s | %s | |\n"
                .formatted(Numbers.units(Math.rint(reads)), Numbers.units(Math.rint(writes))));
        if (rates.price("reads").isPresent() && rates.price("writes").isPresent()) {
            double price = reads / 1e6 * rates.price("reads").getAsDouble()
                    + writes / 1e6 * rates.price("writes").getAsDouble();
            text.append("\nAt %s a million read units and %s a million write units that is %s a month.\n"
                    .formatted(
                            rates.price("reads").getAsDouble(),
                            rates.price("writes").getAsDouble(),
                            Numbers.units(price)));
        }
        text.append("\nPatterns composed of others cost what those cost. Storage is not in the sum.\n\n");
    }

    private static String each(Operation operation) {
        String reads = operation.reads() > 0 ? Numbers.units(operation.reads()) + " R" : "";
        String writes = operation.writes() > 0 ? Numbers.units(operation.writes()) + " W" : "";
        return (reads + " " + writes).strip();
    }

    private void breaking(StringBuilder text) {
        text.append("## Which partition breaks first\n\n");
        if (partitions.isEmpty()) {
            text.append("None: every rate is 0.\n");
            return;
        }
        PartitionLoad first = partitions.getFirst();
        text.append("`%s` in %s, by its %s: it takes %s times this traffic%s.\n\n"
                .formatted(
                        first.partition(),
                        first.where(),
                        first.byReads() ? "reads" : "writes",
                        Numbers.units(first.headroom()),
                        usersAt(first).isPresent()
                                ? ", which is "
                                        + Numbers.units(Math.rint(usersAt(first).getAsDouble())) + " users a day"
                                : ""));
        text.append("| In | Partition | Share | Reads/s at peak (of 3,000) | Writes/s at peak (of 1,000) |"
                + " Takes this traffic |\n|---|---|--:|--:|--:|--:|\n");
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

    /** What the design's document says beside what is true. */
    private void claims(StringBuilder text) {
        List<Operation> claimed = operations.stream()
                .filter(operation -> rates.claim(operation.key()).isPresent())
                .toList();
        if (claimed.isEmpty()) {
            return;
        }
        text.append("\n## The document's own sums\n\n");
        text.append("| Access pattern | Calls a day | Units a second, says the document | In truth | At peak |"
                + " Because a call is |\n|---|--:|--:|--:|--:|---|\n");
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

    /** Units a second, on average. */
    public double average(Operation operation) {
        return rates.perSecond(operation.key(), operation.write()) * (operation.reads() + operation.writes());
    }

    private double monthly(Operation operation) {
        return rates.perSecond(operation.key(), operation.write()) * Rates.MONTH.toSeconds();
    }
}
