/**
 * DynamoDB's expressions: their grammar, their checks with DynamoDB's error messages, and their evaluation on items.
 */
@NullMarked
package io.azulejo.engine.expression;

import org.jspecify.annotations.NullMarked;
