/** Opaque, encrypted cursors for paging. */
@NullMarked
package io.azulejo.toolkit.cursor;

import org.jspecify.annotations.NullMarked;
