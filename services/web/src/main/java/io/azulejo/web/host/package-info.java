/** The HTTP host: several services on one server, each in a scope of its own. */
@NullMarked
package io.azulejo.web.host;

import org.jspecify.annotations.NullMarked;
