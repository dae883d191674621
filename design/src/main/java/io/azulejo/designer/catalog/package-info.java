/** Compiled designs, found on the class path or in a jar. */
@NullMarked
package io.azulejo.designer.catalog;

import org.jspecify.annotations.NullMarked;
