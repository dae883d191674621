/** Pages of the notifications service: an app that runs in the browser. */
@NullMarked
package io.azulejo.notifications.pages;

import org.jspecify.annotations.NullMarked;
