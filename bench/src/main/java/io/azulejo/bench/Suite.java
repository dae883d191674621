package io.azulejo.bench;

/** A part of the run with a name of its own. To add one, write it and list it in {@link Bench}. */
public interface Suite {
    /** The name it is chosen by on the command line. */
    String name();

    /** Whether it takes minutes alone and therefore only runs when it is named. */
    default boolean onlyWhenNamed() {
        return false;
    }

    /** Measures, and writes its section of the report. */
    void run(JmhRuns jmh, Report report);
}
