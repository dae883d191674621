/** HTTP host: several services on one server, each with its own bean scope. */
@NullMarked
package io.azulejo.http.host;

import org.jspecify.annotations.NullMarked;
