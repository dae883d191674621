/** Readers that convert annotated declarations to definitions. They report errors and continue. */
@NullMarked
package io.azulejo.processor.read;

import org.jspecify.annotations.NullMarked;
