/** PartiQL as DynamoDB speaks it: statements are parsed here and become conditions, updates and key ranges. */
@NullMarked
package io.azulejo.engine.partiql;

import org.jspecify.annotations.NullMarked;
