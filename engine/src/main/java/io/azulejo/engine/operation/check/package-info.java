/** The checks of requests, with DynamoDB's order and error messages. */
@NullMarked
package io.azulejo.engine.operation.check;

import org.jspecify.annotations.NullMarked;
