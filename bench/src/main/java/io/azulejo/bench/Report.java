package io.azulejo.bench;

import java.util.List;
import java.util.Locale;

/** Markdown report of a run; it also prints each line immediately. For one thread. */
public final class Report {
    private final StringBuilder text = new StringBuilder();

    /** Starts a section; the explanation states what is compared. */
    public void section(String title, String explanation) {
        line("");
        line("## " + title);
        line(explanation);
        line("");
    }

    /** Writes rows as a table. */
    public void table(List<Row> rows) {
        line("| Operation | By | Threads | Operations/s | p50 µs | p99 µs | CPU µs/operation |");
        line("|---|---|---:|---:|---:|---:|---:|");
        for (Row row : rows) {
            line(String.format(
                    Locale.ROOT,
                    "| %s | %s | %d | %,.0f | %.1f | %.1f | %.1f |",
                    row.operation(),
                    row.variant(),
                    row.threads(),
                    row.opsPerSecond(),
                    row.p50Micros(),
                    row.p99Micros(),
                    row.cpuMicros()));
        }
        line("");
    }

    /** Writes one figure and its target. */
    public void figure(String what, double value, String unit, String aim) {
        line(String.format(Locale.ROOT, "- %s: %.2f %s (aim: %s)", what, value, unit, aim));
    }

    public void line(String line) {
        System.out.println(line);
        text.append(line).append('\n');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
