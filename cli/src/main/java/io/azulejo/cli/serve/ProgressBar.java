package io.azulejo.cli.serve;

import java.io.PrintWriter;

/** Progress bar on one line of a terminal; elsewhere it prints a line for each part. Not thread-safe. */
final class ProgressBar {
    private static final int WIDTH = 30;

    private final PrintWriter out;
    private final String title;
    private final int steps;
    /** Set by the launcher, because the JDK's console no longer tells a terminal from a pipe. */
    private final boolean terminal = Boolean.getBoolean("azulejo.terminal");

    private int done;
    private int shown = -1;
    private String part = "";

    ProgressBar(PrintWriter out, String title, int steps) {
        this.out = out;
        this.title = title;
        this.steps = Math.max(1, steps);
    }

    void step(String now) {
        done = Math.min(done + 1, steps);
        int percent = (int) (100L * done / steps);
        if (terminal && (percent != shown || !now.equals(part))) {
            int filled = WIDTH * percent / 100;
            out.printf("\r%s [%s%s] %3d %% %-15s", title, "#".repeat(filled), "-".repeat(WIDTH - filled), percent, now);
            out.flush();
        } else if (!terminal && !now.equals(part)) {
            out.println(title + ": " + now);
            out.flush();
        }
        shown = percent;
        part = now;
    }

    void end() {
        if (terminal) {
            out.printf("\r%s [%s] 100 %% %-15s%n", title, "#".repeat(WIDTH), "");
            out.flush();
        }
    }
}
