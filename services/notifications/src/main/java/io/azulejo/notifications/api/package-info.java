/** The service over HTTP: what callers send and get, and nothing of the rules. */
@NullMarked
package io.azulejo.notifications.api;

import org.jspecify.annotations.NullMarked;
