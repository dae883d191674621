/** Verification of stores. */
@NullMarked
package io.azulejo.engine.verify;

import org.jspecify.annotations.NullMarked;
