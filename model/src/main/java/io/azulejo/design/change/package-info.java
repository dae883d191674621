/** Comparison of a design with a recorded baseline, and what each change means for items and programs that are out. */
@NullMarked
package io.azulejo.design.change;

import org.jspecify.annotations.NullMarked;
