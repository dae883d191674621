/** The README's own example. */
@NullMarked
package io.azulejo.tests.readme;

import org.jspecify.annotations.NullMarked;
