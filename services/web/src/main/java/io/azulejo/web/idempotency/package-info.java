/** A request that is sent twice and done once. */
@NullMarked
package io.azulejo.web.idempotency;

import org.jspecify.annotations.NullMarked;
