package io.azulejo.engine.traffic;

/** Read and write units. */
public record Load(double reads, double writes) {
    /** A partition's limits per second, according to DynamoDB's documentation. */
    public static final Load LIMIT = new Load(3000, 1000);

    static final Load NONE = new Load(0, 0);

    Load plus(Load other) {
        return new Load(reads + other.reads, writes + other.writes);
    }

    public Load per(long seconds) {
        return new Load(reads / seconds, writes / seconds);
    }

    /**
     * Returns the share of a partition's capacity for one second that these units use: reads and writes have separate
     * limits.
     */
    public double heat() {
        return reads / LIMIT.reads + writes / LIMIT.writes;
    }
}
