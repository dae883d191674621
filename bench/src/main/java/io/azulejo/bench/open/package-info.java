/** Opening a store, small and large. */
@NullMarked
package io.azulejo.bench.open;

import org.jspecify.annotations.NullMarked;
