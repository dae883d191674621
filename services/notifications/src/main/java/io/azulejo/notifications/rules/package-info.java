/** What may happen to notifications and users; no HTTP here. */
@NullMarked
package io.azulejo.notifications.rules;

import org.jspecify.annotations.NullMarked;
