/** Tests of the migration. */
@NullMarked
package io.azulejo.migrate;

import org.jspecify.annotations.NullMarked;
