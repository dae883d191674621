/** Domain rules for orders, stock and payments, including permissions. */
@NullMarked
package io.azulejo.orders.domain;

import org.jspecify.annotations.NullMarked;
