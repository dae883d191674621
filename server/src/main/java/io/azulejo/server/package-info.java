/** HTTP server for the engine: DynamoDB JSON 1.0 over HTTP/1.1. */
@NullMarked
package io.azulejo.server;

import org.jspecify.annotations.NullMarked;
