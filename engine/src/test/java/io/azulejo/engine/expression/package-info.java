@NullMarked
package io.azulejo.engine.expression;

import org.jspecify.annotations.NullMarked;
