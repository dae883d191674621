/** Table design. */
@NullMarked
package io.azulejo.examples.conduit.table;

import org.jspecify.annotations.NullMarked;
