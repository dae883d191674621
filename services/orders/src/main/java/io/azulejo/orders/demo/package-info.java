/** Sample data of three companies, the design document's own example among it. */
@NullMarked
package io.azulejo.orders.demo;

import org.jspecify.annotations.NullMarked;
