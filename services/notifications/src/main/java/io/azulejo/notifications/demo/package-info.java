/** Sample data: users, notifications, and the examples of the design document. */
@NullMarked
package io.azulejo.notifications.demo;

import org.jspecify.annotations.NullMarked;
