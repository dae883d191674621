package io.azulejo.designer.cost;

/** What one partition takes in a second, and how bytes become units, as DynamoDB's documentation says. */
final class Limits {
    static final double READS = 3000;
    static final double WRITES = 1000;
    private static final double READ_BYTES = 4096;
    private static final double WRITE_BYTES = 1024;

    private Limits() {}

    /** An eventually consistent read of so many bytes in one request; a consistent one costs twice that. */
    static double read(double bytes, boolean consistent) {
        double units = Math.max(1, Math.ceil(bytes / READ_BYTES));
        return consistent ? units : units / 2;
    }

    static double write(double bytes) {
        return Math.max(1, Math.ceil(bytes / WRITE_BYTES));
    }
}
