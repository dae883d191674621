/** Traffic per partition. */
@NullMarked
package io.azulejo.studio.heat;

import org.jspecify.annotations.NullMarked;
