package io.azulejo.cli.transfer;

import java.io.PrintWriter;

/** Says now and then how many items are done. For one thread. */
final class Progress {
    private static final long EVERY = 10_000;

    private final PrintWriter out;
    private final String verb;
    private final long about;
    private long items;

    /** {@code about} is how many there are likely to be, 0 if nobody knows. */
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
