/** Access control of the studio. */
@NullMarked
package io.azulejo.studio.access;

import org.jspecify.annotations.NullMarked;
