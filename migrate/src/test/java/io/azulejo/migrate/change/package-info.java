/** Tests of the comparison of designs. */
@NullMarked
package io.azulejo.migrate.change;

import org.jspecify.annotations.NullMarked;
