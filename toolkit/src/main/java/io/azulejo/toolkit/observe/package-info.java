/** Call listeners and hooks on raw SDK requests. */
@NullMarked
package io.azulejo.toolkit.observe;

import org.jspecify.annotations.NullMarked;
