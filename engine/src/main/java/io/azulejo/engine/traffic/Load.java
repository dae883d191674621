package io.azulejo.engine.traffic;

/** Read and write units. */
public record Load(double reads, double writes) {
    /** What a partition takes in a second, as DynamoDB's documentation says. */
    public static final Load LIMIT = new Load(3000, 1000);

    static final Load NONE = new Load(0, 0);

    Load plus(Load other) {
        return new Load(reads + other.reads, writes + other.writes);
    }

    public Load per(long seconds) {
        return new Load(reads / seconds, writes / seconds);
    }

    /** The part of a partition's second that these units take: reads and writes have limits of their own. */
    public double heat() {
        return reads / LIMIT.reads + writes / LIMIT.writes;
    }
}
