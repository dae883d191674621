/** Edits of single items, and their effects on the indexes. */
@NullMarked
package io.azulejo.studio.edit;

import org.jspecify.annotations.NullMarked;
