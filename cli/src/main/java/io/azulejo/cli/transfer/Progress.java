package io.azulejo.cli.transfer;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * Progress of a transfer: one line that moves on a terminal; elsewhere a line now and then, so that a log does not fill
 * up. Thread-safe.
 */
final class Progress implements AutoCloseable {
    private static final Duration ON_A_TERMINAL = Duration.ofMillis(200);
    private static final Duration ELSEWHERE = Duration.ofSeconds(10);

    private final PrintWriter out;
    private final String verb;
    private final long about;
    private final boolean terminal;
    private final LongSupplier nanoTime;
    private final long begun;
    private long next;
    private long items;
    private int shown;

    /**
     * Creates the progress of a transfer.
     *
     * @param about the approximate number of items; 0 if unknown
     */
    Progress(PrintWriter out, String verb, long about) {
        // Set by the launcher, because the JDK's console no longer tells a terminal from a pipe.
        this(out, verb, about, Boolean.getBoolean("azulejo.terminal"), System::nanoTime);
    }

    Progress(PrintWriter out, String verb, long about, boolean terminal, LongSupplier nanoTime) {
        this.out = out;
        this.verb = verb;
        this.about = about;
        this.terminal = terminal;
        this.nanoTime = nanoTime;
        this.begun = nanoTime.getAsLong();
        this.next = begun + interval();
    }

    private long interval() {
        return (terminal ? ON_A_TERMINAL : ELSEWHERE).toNanos();
    }

    synchronized void add(int more) {
        items += more;
        long now = nanoTime.getAsLong();
        if (now - next >= 0) {
            next = now + interval();
            show(now);
        }
    }

    private void show(long now) {
        double seconds = Math.max(1, now - begun) / 1e9;
        String line = String.format(
                Locale.ROOT,
                "%s %,d%s items, %,d a second",
                verb,
                items,
                about > 0 ? String.format(Locale.ROOT, " of about %,d", about) : "",
                Math.round(items / seconds));
        if (terminal) {
            out.print("\r" + line + " ".repeat(Math.max(0, shown - line.length())));
        } else {
            out.println(line);
        }
        shown = line.length();
        out.flush();
    }

    synchronized long items() {
        return items;
    }

    /** Removes the moving line, so that what follows begins at the left. */
    @Override
    public synchronized void close() {
        if (terminal && shown > 0) {
            out.print("\r" + " ".repeat(shown) + "\r");
            out.flush();
            shown = 0;
        }
    }
}
