/** Guards of unique values, of this build and of earlier ones, and items that have expired. */
@NullMarked
package io.azulejo.tests.guard;

import org.jspecify.annotations.NullMarked;
