/** Code generators. They depend on definitions only, not on the compiler. */
@NullMarked
package io.azulejo.processor.generate;

import org.jspecify.annotations.NullMarked;
