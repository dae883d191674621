/** Overloaded and inherited patterns, pages of aggregates, days, and one entity in two designs. */
@NullMarked
package io.azulejo.tests.shop;

import org.jspecify.annotations.NullMarked;
