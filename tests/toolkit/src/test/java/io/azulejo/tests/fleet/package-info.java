/** Index whose keys have several attributes. */
@NullMarked
package io.azulejo.tests.fleet;

import org.jspecify.annotations.NullMarked;
