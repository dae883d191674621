/** Studio on a loopback port beside the application. */
@NullMarked
package io.azulejo.spring.studio;

import org.jspecify.annotations.NullMarked;
