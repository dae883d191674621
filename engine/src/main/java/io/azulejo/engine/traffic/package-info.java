/** Traffic by partition. */
@NullMarked
package io.azulejo.engine.traffic;

import org.jspecify.annotations.NullMarked;
