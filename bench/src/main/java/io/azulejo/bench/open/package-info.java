/** Benchmarks of opening and reading stores, small and large. */
@NullMarked
package io.azulejo.bench.open;

import org.jspecify.annotations.NullMarked;
