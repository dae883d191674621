/** Turns declarations into definitions; reports what it cannot read and goes on. */
@NullMarked
package io.azulejo.processor.read;

import org.jspecify.annotations.NullMarked;
