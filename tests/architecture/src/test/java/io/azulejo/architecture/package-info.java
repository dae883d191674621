/** Module boundaries and house rules, checked by tests. */
@NullMarked
package io.azulejo.architecture;

import org.jspecify.annotations.NullMarked;
