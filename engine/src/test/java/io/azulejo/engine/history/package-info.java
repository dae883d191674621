/**
 * Concurrency tests for any {@code DynamoDbClient}: concurrent calls, recorded with the order of their starts and ends,
 * and a linearizability checker.
 */
@NullMarked
package io.azulejo.engine.history;

import org.jspecify.annotations.NullMarked;
