/** Work that runs beside requests: a lifecycle and a periodic task. */
@NullMarked
package io.azulejo.patterns.background;

import org.jspecify.annotations.NullMarked;
