/** The sessions' table: what the document prints, and the items that repair it. */
@NullMarked
package io.azulejo.sessions.table;

import org.jspecify.annotations.NullMarked;
