/** Writes source from definitions; sees nothing of the compiler. */
@NullMarked
package io.azulejo.processor.generate;

import org.jspecify.annotations.NullMarked;
