/** Fault injection, off by default. */
@NullMarked
package io.azulejo.engine.fault;

import org.jspecify.annotations.NullMarked;
