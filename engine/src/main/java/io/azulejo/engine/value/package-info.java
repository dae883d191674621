/** Attribute values, numbers and the immutable binary item. */
@NullMarked
package io.azulejo.engine.value;

import org.jspecify.annotations.NullMarked;
