/** Locks per item. */
@NullMarked
package io.azulejo.engine.lock;

import org.jspecify.annotations.NullMarked;
