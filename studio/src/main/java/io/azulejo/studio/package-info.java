/** Studio: a web page that shows the items in the tables and runs the designs' access patterns. */
@NullMarked
package io.azulejo.studio;

import org.jspecify.annotations.NullMarked;
