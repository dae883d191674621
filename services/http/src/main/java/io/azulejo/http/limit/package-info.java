/** Rate limits per caller. */
@NullMarked
package io.azulejo.http.limit;

import org.jspecify.annotations.NullMarked;
