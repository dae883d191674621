/** Keeping index entries in step with items. */
@NullMarked
package io.azulejo.engine.index;

import org.jspecify.annotations.NullMarked;
