/**
 * Model tests: random operations on any {@code DynamoDbClient} and on a small reference model, whose responses and
 * errors must be equal. Start with {@link io.azulejo.engine.model.ModelSuite}.
 */
@NullMarked
package io.azulejo.engine.model;

import org.jspecify.annotations.NullMarked;
