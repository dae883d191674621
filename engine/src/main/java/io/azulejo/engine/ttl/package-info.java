/** Background work: expiry of items and all work that continues after a response. */
@NullMarked
package io.azulejo.engine.ttl;

import org.jspecify.annotations.NullMarked;
