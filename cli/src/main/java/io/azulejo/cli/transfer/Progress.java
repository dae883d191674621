package io.azulejo.cli.transfer;

import java.io.PrintWriter;

/** Progress messages at intervals. Not thread-safe. */
final class Progress {
    private static final long EVERY = 10_000;

    private final PrintWriter out;
    private final String verb;
    private final long about;
    private long items;

    /**
     * Creates progress messages.
     *
     * @param about the approximate number of items; 0 if unknown
     */
    Progress(PrintWriter out, String verb, long about) {
        this.out = out;
        this.verb = verb;
        this.about = about;
    }

    void add(int more) {
        long before = items;
        items += more;
        if (items / EVERY > before / EVERY) {
            out.println(verb + " " + items + (about > 0 ? " of about " + about : "") + " items");
            out.flush();
        }
    }

    long items() {
        return items;
    }
}
