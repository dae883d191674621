/** The declarations as the compiler hands them over: annotations, and where things stand. */
@NullMarked
package io.azulejo.processor.source;

import org.jspecify.annotations.NullMarked;
