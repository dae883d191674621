/** Tool shed that neighbours share: the design of the tutorial. */
@NullMarked
package io.azulejo.examples.toolshed;

import org.jspecify.annotations.NullMarked;
