/** Readable report of a design's findings. */
@NullMarked
package io.azulejo.designtools.lint;

import org.jspecify.annotations.NullMarked;
