/** What may happen to orders, stock and payments, and who may do it. */
@NullMarked
package io.azulejo.orders.rules;

import org.jspecify.annotations.NullMarked;
