package io.azulejo.migrate;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * Result of a migration or of a dry run. Immutable.
 *
 * @param estimated whether nothing was written
 * @param steps the differences between the tables and the design, as they were found
 * @param counts the counts of all tables
 */
public record MigrationReport(boolean estimated, List<TableStep> steps, BackfillCounts counts) {

    public MigrationReport {
        steps = List.copyOf(steps);
    }

    /** Returns whether the tables and items agree with the design after a run, or would after one. */
    public boolean clean() {
        return steps.stream().noneMatch(TableStep.Impossible.class::isInstance)
                && counts.values().keySet().stream().noneMatch(BackfillCounter::problem);
    }

    /** Returns whether there was, or is, nothing to do. */
    public boolean nothingToDo() {
        return steps.isEmpty()
                && counts.of(BackfillCounter.REWRITTEN) == 0
                && counts.of(BackfillCounter.MOVED) == 0
                && counts.of(BackfillCounter.GUARDS) == 0
                && counts.of(BackfillCounter.REPAIRED) == 0;
    }

    /** Returns the price of the capacity, for prices of a million units. */
    public double price(double reads, double writes) {
        return (counts.of(BackfillCounter.READ_UNITS) * reads + counts.of(BackfillCounter.WRITE_UNITS) * writes) / 1e6;
    }

    /** Returns how long a run takes at this limit, without the time for new indexes. */
    public Duration duration(int itemsPerSecond) {
        return Duration.ofSeconds((counts.of(BackfillCounter.READ) + itemsPerSecond - 1) / itemsPerSecond);
    }

    /** Returns the report in lines. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        steps.forEach(step -> lines.add(step.table() + ": "
                + (step instanceof TableStep.Impossible ? "cannot be migrated: " : "") + step.text()));
        StringJoiner done = new StringJoiner(", ");
        StringJoiner left = new StringJoiner(", ");
        counts.values().forEach((counter, value) -> {
            switch (counter) {
                case READ, READ_UNITS, WRITE_UNITS -> {}
                case REWRITTEN, MOVED, GUARDS, REPAIRED ->
                    done.add(value + " " + (estimated ? planned(counter) : counter.text()));
                default -> left.add(value + " " + counter.text());
            }
        });
        lines.add(counts.of(BackfillCounter.READ) + " items read"
                + (done.length() == 0 ? ", all up to date" : "; " + done)
                + (left.length() == 0 ? "" : "; " + left));
        lines.add(String.format(
                Locale.ROOT,
                "%s %d read units and %d write units",
                estimated ? "About" : "Consumed",
                counts.of(BackfillCounter.READ_UNITS),
                counts.of(BackfillCounter.WRITE_UNITS)));
        return lines;
    }

    private static String planned(BackfillCounter counter) {
        return switch (counter) {
            case REWRITTEN -> "to rewrite";
            case MOVED -> "to move to another key";
            case GUARDS -> "guards to write";
            case REPAIRED -> "guards to repair";
            default -> counter.text();
        };
    }
}
