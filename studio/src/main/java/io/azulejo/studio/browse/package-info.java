/** Paged access to tables, indexes and their items. */
@NullMarked
package io.azulejo.studio.browse;

import org.jspecify.annotations.NullMarked;
