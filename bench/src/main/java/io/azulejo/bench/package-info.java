/** Benchmarks: what an operation costs, beside the same work done without Azulejo. */
@NullMarked
package io.azulejo.bench;

import org.jspecify.annotations.NullMarked;
