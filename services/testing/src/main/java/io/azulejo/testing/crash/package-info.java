/** Crash tests: services in a separate process that are killed with {@code kill -9} and restarted on the same data. */
@NullMarked
package io.azulejo.testing.crash;

import org.jspecify.annotations.NullMarked;
