/** Two entities that share one key space on purpose. */
@NullMarked
package io.azulejo.tests.accounts;

import org.jspecify.annotations.NullMarked;
