/** Changes of single items, and what they do to the indexes. */
@NullMarked
package io.azulejo.studio.edit;

import org.jspecify.annotations.NullMarked;
