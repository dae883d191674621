/** Catalog of compiled designs on the class path or in a jar. */
@NullMarked
package io.azulejo.designtools.catalog;

import org.jspecify.annotations.NullMarked;
