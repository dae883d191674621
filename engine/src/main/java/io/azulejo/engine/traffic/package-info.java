/** Which partitions the requests go to. */
@NullMarked
package io.azulejo.engine.traffic;

import org.jspecify.annotations.NullMarked;
