/** Sessions over HTTP: controllers and bodies. Players never get to see what is for game masters. */
@NullMarked
package io.azulejo.sessions.api;

import org.jspecify.annotations.NullMarked;
