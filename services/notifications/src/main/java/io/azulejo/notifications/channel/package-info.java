/** The ways to a user: each channel is a small plug-in that takes a message and says how it went. */
@NullMarked
package io.azulejo.notifications.channel;

import org.jspecify.annotations.NullMarked;
