/** Repositories with issues and stars in one item collection, for aggregates with a limit. */
@NullMarked
package io.azulejo.tests.forge;

import org.jspecify.annotations.NullMarked;
