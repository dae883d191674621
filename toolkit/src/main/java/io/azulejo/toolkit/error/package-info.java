/** Exceptions of the toolkit. */
@NullMarked
package io.azulejo.toolkit.error;

import org.jspecify.annotations.NullMarked;
