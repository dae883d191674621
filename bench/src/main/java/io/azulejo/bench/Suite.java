package io.azulejo.bench;

/** Named group of benchmarks. To add one, implement it and list it in {@link Bench}. */
public interface Suite {
    /** Returns its name on the command line. */
    String name();

    /** Returns whether it runs only if it is named, because it takes minutes. */
    default boolean onlyWhenNamed() {
        return false;
    }

    /** Runs the benchmarks and writes a section of the report. */
    void run(JmhRunner jmh, Report report);
}
