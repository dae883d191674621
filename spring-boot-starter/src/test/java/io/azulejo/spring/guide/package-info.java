@NullMarked
package io.azulejo.spring.guide;

import org.jspecify.annotations.NullMarked;
