/** A design as a picture. */
@NullMarked
package io.azulejo.designer.diagram;

import org.jspecify.annotations.NullMarked;
