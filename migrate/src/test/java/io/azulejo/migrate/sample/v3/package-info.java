/** Version 3 of the shop's design. */
@NullMarked
package io.azulejo.migrate.sample.v3;

import org.jspecify.annotations.NullMarked;
