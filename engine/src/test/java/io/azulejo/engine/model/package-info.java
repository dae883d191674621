/**
 * Model tests: random operations on any {@code DynamoDbClient} and on a small reference model, whose answers and errors
 * must be the same. Begin with {@link io.azulejo.engine.model.ModelSuite}.
 */
@NullMarked
package io.azulejo.engine.model;

import org.jspecify.annotations.NullMarked;
