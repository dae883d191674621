/** The design commands' work, on the five original designs. */
@NullMarked
package io.azulejo.designer;

import org.jspecify.annotations.NullMarked;
