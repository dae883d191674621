@NullMarked
package io.azulejo.spring.actuate;

import org.jspecify.annotations.NullMarked;
