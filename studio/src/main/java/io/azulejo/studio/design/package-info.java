/** Designs as the page shows them. */
@NullMarked
package io.azulejo.studio.design;

import org.jspecify.annotations.NullMarked;
