/** Pages of the orders service: an app that runs in the browser. */
@NullMarked
package io.azulejo.orders.pages;

import org.jspecify.annotations.NullMarked;
