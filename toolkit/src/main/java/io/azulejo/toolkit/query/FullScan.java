package io.azulejo.toolkit.query;

/**
 * Permission for a scan of a whole table, which consumes capacity in proportion to the table's size. Immutable.
 *
 * @param because the reason why a scan is acceptable here, for readers of the code
 * @param segment the segment to read, from 0
 * @param segments total number of segments for a parallel scan
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

    /** Returns the permission for one segment of a parallel scan. */
    public FullScan segment(int segment, int segments) {
        return new FullScan(because, segment, segments);
    }
}
