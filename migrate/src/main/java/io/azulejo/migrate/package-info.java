/** Migration of live tables to a changed design: structure, items and guards. */
@NullMarked
package io.azulejo.migrate;

import org.jspecify.annotations.NullMarked;
