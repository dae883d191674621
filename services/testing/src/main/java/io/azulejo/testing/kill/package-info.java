/** Services in a process of their own, killed with {@code kill -9} and started again on what they left. */
@NullMarked
package io.azulejo.testing.kill;

import org.jspecify.annotations.NullMarked;
