/** HTTP API of the orders service: routes and request and response bodies. Business rules are elsewhere. */
@NullMarked
package io.azulejo.orders.api;

import org.jspecify.annotations.NullMarked;
