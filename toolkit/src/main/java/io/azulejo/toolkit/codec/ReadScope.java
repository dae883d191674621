package io.azulejo.toolkit.codec;

import java.time.Instant;

/**
 * Circumstances of a read.
 *
 * @param now the time at which expired items are hidden
 * @param decoded the items that the design has decoded before
 */
public record ReadScope(Instant now, DecodedItemCache decoded) {}
