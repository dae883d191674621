/** Benchmark of the start time of the whole program. */
@NullMarked
package io.azulejo.bench.start;

import org.jspecify.annotations.NullMarked;
