/** Maintenance of index entries. */
@NullMarked
package io.azulejo.engine.index;

import org.jspecify.annotations.NullMarked;
