/** The errors DynamoDB answers with, and the exception that carries them. */
@NullMarked
package io.azulejo.engine.error;

import org.jspecify.annotations.NullMarked;
