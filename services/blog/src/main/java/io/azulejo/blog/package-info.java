/** A blog on one table. */
@NullMarked
package io.azulejo.blog;

import org.jspecify.annotations.NullMarked;
