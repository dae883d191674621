/** A service's restricted and measured access to its backend. */
@NullMarked
package io.azulejo.http.backend;

import org.jspecify.annotations.NullMarked;
