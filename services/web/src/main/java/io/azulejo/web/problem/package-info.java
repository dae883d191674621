/** What a caller is told when a request fails: RFC 9457 bodies, and the one place that makes them. */
@NullMarked
package io.azulejo.web.problem;

import org.jspecify.annotations.NullMarked;
