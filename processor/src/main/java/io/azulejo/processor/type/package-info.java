/** Names of the Java types that generated code uses. */
@NullMarked
package io.azulejo.processor.type;

import org.jspecify.annotations.NullMarked;
