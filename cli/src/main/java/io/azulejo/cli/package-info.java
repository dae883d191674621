/** The command line: one program with a command for every job. */
@NullMarked
package io.azulejo.cli;

import org.jspecify.annotations.NullMarked;
