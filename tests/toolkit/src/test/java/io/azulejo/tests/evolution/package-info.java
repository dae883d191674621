/** Design that has changed since its table was filled: defaults, aliases, versions and unreadable items. */
@NullMarked
package io.azulejo.tests.evolution;

import org.jspecify.annotations.NullMarked;
