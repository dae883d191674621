/** An embedded DynamoDB in process. */
@NullMarked
package io.azulejo.engine;

import org.jspecify.annotations.NullMarked;
