/** PartiQL statements. */
@NullMarked
package io.azulejo.studio.statement;

import org.jspecify.annotations.NullMarked;
