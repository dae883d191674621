@NullMarked
package io.azulejo.studio;

import org.jspecify.annotations.NullMarked;
