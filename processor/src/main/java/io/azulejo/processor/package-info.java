/** Annotation processor that checks a design and generates its code. */
@NullMarked
package io.azulejo.processor;

import org.jspecify.annotations.NullMarked;
