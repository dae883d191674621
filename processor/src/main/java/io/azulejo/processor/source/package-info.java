/** Annotations and source locations, as the compiler provides them. */
@NullMarked
package io.azulejo.processor.source;

import org.jspecify.annotations.NullMarked;
