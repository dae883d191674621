/** Delivery channels. Each one takes a message and returns the outcome of the attempt. */
@NullMarked
package io.azulejo.notifications.channel;

import org.jspecify.annotations.NullMarked;
