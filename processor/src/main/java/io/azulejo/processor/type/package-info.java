/** The Java types generated code is made of. */
@NullMarked
package io.azulejo.processor.type;

import org.jspecify.annotations.NullMarked;
