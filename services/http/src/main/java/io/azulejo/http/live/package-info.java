/** Server-sent events to connected clients. */
@NullMarked
package io.azulejo.http.live;

import org.jspecify.annotations.NullMarked;
