/** Benchmarks: the cost of an operation compared with the same work without Azulejo. */
@NullMarked
package io.azulejo.bench;

import org.jspecify.annotations.NullMarked;
