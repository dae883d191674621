/** All services, their pages and the DynamoDB endpoint in one process, started and stopped in order. */
@NullMarked
package io.azulejo.cli.serve;

import org.jspecify.annotations.NullMarked;
