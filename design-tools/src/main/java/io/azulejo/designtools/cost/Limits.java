package io.azulejo.designtools.cost;

/** DynamoDB's limits per partition, and the conversion of bytes to capacity units. */
final class Limits {
    static final double READS = 3000;
    static final double WRITES = 1000;
    private static final double READ_BYTES = 4096;
    private static final double WRITE_BYTES = 1024;

    private Limits() {}

    /**
     * Returns the read units of one request for this many bytes. A consistent read costs twice as much as an eventually
     * consistent one.
     */
    static double read(double bytes, boolean consistent) {
        double units = Math.max(1, Math.ceil(bytes / READ_BYTES));
        return consistent ? units : units / 2;
    }

    static double write(double bytes) {
        return Math.max(1, Math.ceil(bytes / WRITE_BYTES));
    }
}
