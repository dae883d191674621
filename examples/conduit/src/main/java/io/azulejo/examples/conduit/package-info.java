/** Conduit, the RealWorld backend. */
@NullMarked
package io.azulejo.examples.conduit;

import org.jspecify.annotations.NullMarked;
