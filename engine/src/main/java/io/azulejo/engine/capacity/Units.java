package io.azulejo.engine.capacity;

/** Conversion of bytes into capacity units. */
public final class Units {
    private static final int WRITE_BYTES = 1024;
    private static final int READ_BYTES = 4096;

    private Units() {}

    /** Returns one unit per started kilobyte, and at least one. */
    public static int write(int bytes) {
        return Math.max(1, (bytes + WRITE_BYTES - 1) / WRITE_BYTES);
    }

    /** Returns the units of part of a read, before the total is rounded up. */
    public static double readShare(int bytes, boolean consistent) {
        return (double) bytes / (consistent ? READ_BYTES : 2 * READ_BYTES);
    }

    /** Returns one unit per started 4 KB for a consistent read, half of that for an eventually consistent one. */
    public static double read(long bytes, boolean consistent) {
        long units = Math.max(1, (bytes + READ_BYTES - 1) / READ_BYTES);
        return consistent ? units : units / 2.0;
    }
}
