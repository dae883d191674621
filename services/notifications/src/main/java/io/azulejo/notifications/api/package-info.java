/** HTTP API of the notifications service: routes and request and response bodies. Business rules are elsewhere. */
@NullMarked
package io.azulejo.notifications.api;

import org.jspecify.annotations.NullMarked;
