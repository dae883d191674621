/** Command-line program. */
@NullMarked
package io.azulejo.cli;

import org.jspecify.annotations.NullMarked;
