package io.azulejo.toolkit.query;

/**
 * Groups of sort keys that begin with the same parts: {@code ORDER#7} and {@code ORDER#7#LINE#1}. Immutable.
 *
 * @param delimiter the character that separates parts
 * @param delimiters the number of delimiters in the common beginning, {@code ORDER#7}
 */
public record SortKeyGroups(char delimiter, int delimiters) {

    /** Returns the beginning of a sort key that its group has in common. */
    String of(String sortKey) {
        int at = -1;
        for (int i = 0; i <= delimiters; i++) {
            at = sortKey.indexOf(delimiter, at + 1);
            if (at < 0) {
                return sortKey;
            }
        }
        return sortKey.substring(0, at);
    }

    /**
     * Returns whether no more items of a group follow an item of another group.
     *
     * @param sortKey the sort key of the other item
     */
    boolean closed(String group, String sortKey, boolean descending) {
        KeyValueComparator order = new KeyValueComparator();
        return descending ? order.compareTexts(sortKey, group) < 0 : order.compareTexts(sortKey, group + delimiter) > 0;
    }
}
