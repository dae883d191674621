/** A warehouse whose table has every shape of index that documented designs use. */
@NullMarked
package io.azulejo.tests.warehouse;

import org.jspecify.annotations.NullMarked;
