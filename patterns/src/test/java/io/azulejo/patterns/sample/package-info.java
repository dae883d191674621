/** A table for the tests of the patterns. */
@NullMarked
package io.azulejo.patterns.sample;

import org.jspecify.annotations.NullMarked;
