/** Lists over HTTP: limit and cursor in, items and the next cursor out. */
@NullMarked
package io.azulejo.web.page;

import org.jspecify.annotations.NullMarked;
