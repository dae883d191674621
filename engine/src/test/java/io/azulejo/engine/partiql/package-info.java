@NullMarked
package io.azulejo.engine.partiql;

import org.jspecify.annotations.NullMarked;
