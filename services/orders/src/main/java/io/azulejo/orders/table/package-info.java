/** The orders table: the documented items and queries, and the items that repair the design. */
@NullMarked
package io.azulejo.orders.table;

import org.jspecify.annotations.NullMarked;
