/** Binding of the toolkit to Micrometer: meters and observations of access patterns. */
@NullMarked
package io.azulejo.micrometer;

import org.jspecify.annotations.NullMarked;
