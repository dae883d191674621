/** An in-process, embedded DynamoDB. */
@NullMarked
package io.azulejo.engine;

import org.jspecify.annotations.NullMarked;
