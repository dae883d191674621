/** Checks a design at compile time and generates its code. */
@NullMarked
package io.azulejo.processor;

import org.jspecify.annotations.NullMarked;
