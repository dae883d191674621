package io.azulejo.spi;

import java.util.List;

/**
 * Result of a {@link BatchRead}, apart from the items. Immutable.
 *
 * @param unprocessed positions of the items that the store left unprocessed
 * @param readUnits consumed read capacity; 0 if it was not metered
 */
public record BatchGetResult(List<Integer> unprocessed, double readUnits) {}
