/**
 * Concurrent calls on any {@code DynamoDbClient}, recorded with the order of their beginnings and ends, and a checker
 * that finds out whether some order of one call after the other explains every answer.
 */
@NullMarked
package io.azulejo.engine.history;

import org.jspecify.annotations.NullMarked;
