/** Discord integration: signed interactions over HTTP and the slash commands that they carry. */
@NullMarked
package io.azulejo.sessions.discord;

import org.jspecify.annotations.NullMarked;
