package io.azulejo.toolkit.query;

/**
 * The permission to read a whole table, which costs as much as the table is large. Immutable.
 *
 * @param because why that is right here, for whoever reads the code
 * @param segment which part of the table, from 0
 * @param segments into how many parts the table is cut, for as many threads
 */
public record FullScan(String because, int segment, int segments) {

    public FullScan {
        if (because.isBlank()) {
            throw new IllegalArgumentException("A full scan needs a reason");
        }
        if (segments < 1 || segment < 0 || segment >= segments) {
            throw new IllegalArgumentException(
                    "A segment is from 0 to the number of segments minus 1, not " + segment + " of " + segments);
        }
    }

    public static FullScan because(String reason) {
        return new FullScan(reason, 0, 1);
    }

    /** One part of a scan that several threads share. */
    public FullScan segment(int segment, int segments) {
        return new FullScan(because, segment, segments);
    }
}
