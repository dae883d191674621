/** The orders over HTTP: routes, bodies, and nothing that decides. */
@NullMarked
package io.azulejo.orders.api;

import org.jspecify.annotations.NullMarked;
