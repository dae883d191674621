/** Items with every type that a component can have. */
@NullMarked
package io.azulejo.tests.types;

import org.jspecify.annotations.NullMarked;
