/** Values that a converter encrypts with a key given at start. */
@NullMarked
package io.azulejo.tests.vault;

import org.jspecify.annotations.NullMarked;
