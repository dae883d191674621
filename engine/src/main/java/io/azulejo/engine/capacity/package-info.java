/** The read and write units requests consume. */
@NullMarked
package io.azulejo.engine.capacity;

import org.jspecify.annotations.NullMarked;
