/** Idempotent execution: a request that is sent twice is carried out once. */
@NullMarked
package io.azulejo.patterns.idempotency;

import org.jspecify.annotations.NullMarked;
