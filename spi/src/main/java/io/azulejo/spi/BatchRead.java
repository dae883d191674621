package io.azulejo.spi;

import java.util.List;

/**
 * Parameters of one BatchGetItem. Immutable.
 *
 * @param items at most 100; a duplicate is passed to the consumer once per occurrence
 * @param metered whether to report consumed capacity
 */
public record BatchRead(List<ItemLookup> items, boolean consistent, boolean metered) {}
