/** A shop whose design changes: three versions on one table. */
@NullMarked
package io.azulejo.migrate.sample;

import org.jspecify.annotations.NullMarked;
