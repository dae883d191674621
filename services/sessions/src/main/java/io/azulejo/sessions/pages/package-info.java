/** Pages of the sessions service: an app that runs in the browser. */
@NullMarked
package io.azulejo.sessions.pages;

import org.jspecify.annotations.NullMarked;
