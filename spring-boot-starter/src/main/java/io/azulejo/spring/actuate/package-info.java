/** Health, metrics and the endpoint of the designs. */
@NullMarked
package io.azulejo.spring.actuate;

import org.jspecify.annotations.NullMarked;
