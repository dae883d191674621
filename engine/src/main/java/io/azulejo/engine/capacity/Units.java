package io.azulejo.engine.capacity;

/** How bytes become capacity units. */
public final class Units {
    private static final int WRITE_BYTES = 1024;
    private static final int READ_BYTES = 4096;

    private Units() {}

    /** One unit per started kilobyte, and one for nothing at all. */
    public static int write(int bytes) {
        return Math.max(1, (bytes + WRITE_BYTES - 1) / WRITE_BYTES);
    }

    /** What some bytes of a read are worth before the whole is rounded up. */
    public static double readShare(int bytes, boolean consistent) {
        return (double) bytes / (consistent ? READ_BYTES : 2 * READ_BYTES);
    }

    /** One unit per started 4 KB of a consistent read, half of it for an eventually consistent one. */
    public static double read(long bytes, boolean consistent) {
        long units = Math.max(1, (bytes + READ_BYTES - 1) / READ_BYTES);
        return consistent ? units : units / 2.0;
    }
}
