/** DynamoDB's JSON to the engine's request model and back, streaming, without a tree in between. */
@NullMarked
package io.azulejo.server.json;

import org.jspecify.annotations.NullMarked;
