/** Events to callers who stay on the line: server-sent events. */
@NullMarked
package io.azulejo.web.live;

import org.jspecify.annotations.NullMarked;
