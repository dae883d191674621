/** Sessions in Discord: interactions over HTTP, signed by Discord, and the slash commands that they carry. */
@NullMarked
package io.azulejo.sessions.discord;

import org.jspecify.annotations.NullMarked;
