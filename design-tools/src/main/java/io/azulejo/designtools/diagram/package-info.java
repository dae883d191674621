/** Diagrams of a design. */
@NullMarked
package io.azulejo.designtools.diagram;

import org.jspecify.annotations.NullMarked;
