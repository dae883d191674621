/** What may happen in a session, in terms of its table; nothing here knows of HTTP or Discord. */
@NullMarked
package io.azulejo.sessions.rules;

import org.jspecify.annotations.NullMarked;
