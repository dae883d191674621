/** Cursors: opaque, encrypted positions of a page. */
@NullMarked
package io.azulejo.toolkit.cursor;

import org.jspecify.annotations.NullMarked;
