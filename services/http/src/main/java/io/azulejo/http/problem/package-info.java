/** Error responses (RFC 9457) and their mapping from exceptions. */
@NullMarked
package io.azulejo.http.problem;

import org.jspecify.annotations.NullMarked;
