/** Designs in the form that the page shows. */
@NullMarked
package io.azulejo.studio.design;

import org.jspecify.annotations.NullMarked;
