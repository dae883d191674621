/** Tables, indexes and their items, page by page. */
@NullMarked
package io.azulejo.studio.browse;

import org.jspecify.annotations.NullMarked;
