/** Sample sessions for trying out the service. */
@NullMarked
package io.azulejo.sessions.demo;

import org.jspecify.annotations.NullMarked;
