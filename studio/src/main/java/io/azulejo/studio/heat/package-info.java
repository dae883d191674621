/** Which partitions are busy. */
@NullMarked
package io.azulejo.studio.heat;

import org.jspecify.annotations.NullMarked;
