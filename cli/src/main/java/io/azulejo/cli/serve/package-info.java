/** All services, their pages and the wire endpoint in one process, started and stopped in the right order. */
@NullMarked
package io.azulejo.cli.serve;

import org.jspecify.annotations.NullMarked;
