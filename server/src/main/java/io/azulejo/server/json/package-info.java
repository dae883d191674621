/** Streaming conversion between DynamoDB's JSON and the engine's request model, without an intermediate tree. */
@NullMarked
package io.azulejo.server.json;

import org.jspecify.annotations.NullMarked;
