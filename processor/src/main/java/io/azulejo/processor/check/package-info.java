/** The rules a design must keep, one class each. */
@NullMarked
package io.azulejo.processor.check;

import org.jspecify.annotations.NullMarked;
