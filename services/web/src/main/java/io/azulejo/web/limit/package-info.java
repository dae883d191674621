/** How much one caller may ask for. */
@NullMarked
package io.azulejo.web.limit;

import org.jspecify.annotations.NullMarked;
