/** Tests of the design tools on the five original designs. */
@NullMarked
package io.azulejo.designtools;

import org.jspecify.annotations.NullMarked;
