/** Version 1 of the shop's design. */
@NullMarked
package io.azulejo.migrate.sample.v1;

import org.jspecify.annotations.NullMarked;
