package io.azulejo.direct;

import java.util.List;

/**
 * What one BatchGetItem reads. Immutable.
 *
 * @param items at most a hundred; one that comes twice is read once or twice, and handed over twice
 * @param metered whether anybody wants to know what it costs
 */
public record BatchRead(List<WantedItem> items, boolean consistent, boolean metered) {}
