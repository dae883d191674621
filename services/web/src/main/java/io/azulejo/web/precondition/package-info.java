/** Versions over HTTP: ETag, If-Match, If-None-Match. */
@NullMarked
package io.azulejo.web.precondition;

import org.jspecify.annotations.NullMarked;
