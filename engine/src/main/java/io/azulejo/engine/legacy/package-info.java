/** The legacy parameters, checked and translated into conditions and updates. */
@NullMarked
package io.azulejo.engine.legacy;

import org.jspecify.annotations.NullMarked;
