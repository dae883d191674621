package io.azulejo.cli.design;

import io.azulejo.migrate.BackfillCounter;
import io.azulejo.migrate.ItemFinding;
import io.azulejo.migrate.MigrationListener;
import io.azulejo.migrate.MigrationProgress;
import io.azulejo.migrate.TableStep;
import java.io.PrintWriter;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

/** Printer of a migration: findings to the output, steps and progress to the error output. Thread-safe. */
final class MigrationPrinter implements MigrationListener {
    private static final long EVERY = 10_000;
    private static final int MOST_OF_A_KIND = 20;

    private final PrintWriter out;
    private final PrintWriter err;
    private final boolean dryRun;
    private final Map<BackfillCounter, Integer> printed = new EnumMap<>(BackfillCounter.class);
    private final Map<String, Long> read = new HashMap<>();
    private boolean waiting;

    MigrationPrinter(PrintWriter out, PrintWriter err, boolean dryRun) {
        this.out = out;
        this.err = err;
        this.dryRun = dryRun;
    }

    @Override
    public synchronized void onStep(TableStep step) {
        print(step.table() + ": " + step.text());
    }

    @Override
    public synchronized void onFinding(ItemFinding finding) {
        int number = printed.merge(finding.kind(), 1, Integer::sum);
        if (number <= MOST_OF_A_KIND) {
            out.println(finding);
        } else if (number == MOST_OF_A_KIND + 1) {
            out.println("More items are " + finding.kind().text() + "; they are counted at the end");
        }
        out.flush();
    }

    @Override
    public synchronized void onProgress(MigrationProgress progress) {
        waiting = false;
        String part = progress.segments() == 1
                ? progress.table()
                : progress.table() + " " + (progress.segment() + 1) + "/" + progress.segments();
        long now = progress.counts().of(BackfillCounter.READ);
        Long before = read.put(part, now);
        if (now / EVERY > (before == null ? 0 : before) / EVERY) {
            print(part + ": " + now + " items read"
                    + (progress.tableItems() > 0 ? " of about " + progress.tableItems() / progress.segments() : "")
                    + ", " + progress.counts().of(BackfillCounter.REWRITTEN)
                    + (dryRun ? " to rewrite" : " rewritten"));
        }
    }

    @Override
    public synchronized void onWaiting() {
        if (!waiting) {
            waiting = true;
            print("Another run has the work, or was killed: waiting for the end of its lease");
        }
    }

    private void print(String line) {
        err.println(line);
        err.flush();
    }
}
