/** A shed of tools that neighbours lend each other: the design of the guide's first quarter of an hour. */
@NullMarked
package io.azulejo.examples.toolshed;

import org.jspecify.annotations.NullMarked;
