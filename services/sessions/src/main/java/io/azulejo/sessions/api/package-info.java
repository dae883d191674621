/** HTTP API of the sessions service: controllers and bodies. Data for game masters is hidden from players. */
@NullMarked
package io.azulejo.sessions.api;

import org.jspecify.annotations.NullMarked;
