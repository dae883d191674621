/** Warehouse design with every index shape that documented designs use. */
@NullMarked
package io.azulejo.tests.warehouse;

import org.jspecify.annotations.NullMarked;
