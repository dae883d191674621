/** How soon the whole program serves. */
@NullMarked
package io.azulejo.bench.start;

import org.jspecify.annotations.NullMarked;
