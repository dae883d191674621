/** A design whose records hold arrays. */
@NullMarked
package io.azulejo.tests.album;

import org.jspecify.annotations.NullMarked;
