/** Typed attributes, conditions and update actions, and their translation into DynamoDB expressions. */
@NullMarked
package io.azulejo.toolkit.expression;

import org.jspecify.annotations.NullMarked;
