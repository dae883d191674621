/** Backups of tables, the history of their changes, and the creation of tables from either. */
@NullMarked
package io.azulejo.engine.backup;

import org.jspecify.annotations.NullMarked;
