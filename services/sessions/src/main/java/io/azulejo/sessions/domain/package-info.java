/** Domain rules for sessions. This package does not depend on HTTP or Discord. */
@NullMarked
package io.azulejo.sessions.domain;

import org.jspecify.annotations.NullMarked;
