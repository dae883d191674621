/** Version 2 of the shop's design. */
@NullMarked
package io.azulejo.migrate.sample.v2;

import org.jspecify.annotations.NullMarked;
