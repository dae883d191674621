/** Tests of the binding on designs that run on the testkit's engine. */
@NullMarked
package io.azulejo.micrometer;

import org.jspecify.annotations.NullMarked;
