/** Checks of a design, one class per rule. */
@NullMarked
package io.azulejo.processor.check;

import org.jspecify.annotations.NullMarked;
