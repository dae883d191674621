package io.azulejo.direct;

import java.util.List;

/**
 * What is to be said of a {@link BatchRead} beside its items. Immutable.
 *
 * @param unread the places of those that the store left for another request
 * @param readUnits 0 if it was not metered
 */
public record BatchLeft(List<Integer> unread, double readUnits) {}
