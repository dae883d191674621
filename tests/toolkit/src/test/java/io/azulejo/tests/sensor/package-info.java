/** Table keys that are numbers and bytes. */
@NullMarked
package io.azulejo.tests.sensor;

import org.jspecify.annotations.NullMarked;
