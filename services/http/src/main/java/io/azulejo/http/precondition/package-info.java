/** HTTP preconditions: ETag, If-Match, If-None-Match. */
@NullMarked
package io.azulejo.http.precondition;

import org.jspecify.annotations.NullMarked;
