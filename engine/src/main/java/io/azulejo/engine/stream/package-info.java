/** Streams: the changes of items, in order, for a day. */
@NullMarked
package io.azulejo.engine.stream;

import org.jspecify.annotations.NullMarked;
