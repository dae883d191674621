/** Domain rules for notifications and users. This package does not depend on HTTP. */
@NullMarked
package io.azulejo.notifications.domain;

import org.jspecify.annotations.NullMarked;
