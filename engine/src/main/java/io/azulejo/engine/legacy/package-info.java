/** The parameters from before there were expressions, checked and said again as conditions and updates. */
@NullMarked
package io.azulejo.engine.legacy;

import org.jspecify.annotations.NullMarked;
