/** Sample data: three companies and the design document's example order. */
@NullMarked
package io.azulejo.orders.demo;

import org.jspecify.annotations.NullMarked;
