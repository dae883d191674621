/** Physical tables: their names, their creation, their difference from the design. */
@NullMarked
package io.azulejo.toolkit.table;

import org.jspecify.annotations.NullMarked;
