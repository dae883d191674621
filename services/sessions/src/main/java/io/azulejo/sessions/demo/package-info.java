/** Sample sessions, so that a newcomer has something to look at. */
@NullMarked
package io.azulejo.sessions.demo;

import org.jspecify.annotations.NullMarked;
