/** Orders table: the documented items and access patterns, and the items that fix flaws of the documented design. */
@NullMarked
package io.azulejo.orders.table;

import org.jspecify.annotations.NullMarked;
