/** Paged lists over HTTP: limit and cursor in, items and the next cursor out. */
@NullMarked
package io.azulejo.http.page;

import org.jspecify.annotations.NullMarked;
