/** DynamoDB's dialect of PartiQL: statements are parsed here and translated into conditions, updates and key ranges. */
@NullMarked
package io.azulejo.engine.partiql;

import org.jspecify.annotations.NullMarked;
