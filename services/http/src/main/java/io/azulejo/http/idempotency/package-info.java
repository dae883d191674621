/** The {@code Idempotency-Key} header. */
@NullMarked
package io.azulejo.http.idempotency;

import org.jspecify.annotations.NullMarked;
