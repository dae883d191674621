/** Sessions table: the documented items, and the items that fix flaws of the documented design. */
@NullMarked
package io.azulejo.sessions.table;

import org.jspecify.annotations.NullMarked;
