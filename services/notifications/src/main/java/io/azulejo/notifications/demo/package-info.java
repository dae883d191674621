/** Sample data: people, what they were told, and the examples of the design's document. */
@NullMarked
package io.azulejo.notifications.demo;

import org.jspecify.annotations.NullMarked;
