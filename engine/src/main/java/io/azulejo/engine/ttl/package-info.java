/** Background work: expiry of items and everything that goes on after an answer was given. */
@NullMarked
package io.azulejo.engine.ttl;

import org.jspecify.annotations.NullMarked;
