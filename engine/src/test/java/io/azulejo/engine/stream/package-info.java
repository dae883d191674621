@NullMarked
package io.azulejo.engine.stream;

import org.jspecify.annotations.NullMarked;
