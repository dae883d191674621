/** HTTP listeners: strict framing, deadlines for slow clients, connection caps, and survival of accept errors. */
@NullMarked
package io.azulejo.listener;

import org.jspecify.annotations.NullMarked;
