/** The checks of requests, in DynamoDB's order and words. */
@NullMarked
package io.azulejo.engine.operation.check;

import org.jspecify.annotations.NullMarked;
