/** Studio: a page that shows what is in the tables and runs the designs' access patterns. */
@NullMarked
package io.azulejo.studio;

import org.jspecify.annotations.NullMarked;
