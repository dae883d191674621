/** Typed attributes, the conditions and update actions on them, and how they become DynamoDB expressions. */
@NullMarked
package io.azulejo.toolkit.expression;

import org.jspecify.annotations.NullMarked;
