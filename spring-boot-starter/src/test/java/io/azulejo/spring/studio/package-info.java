@NullMarked
package io.azulejo.spring.studio;

import org.jspecify.annotations.NullMarked;
