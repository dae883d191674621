/** Annotations that declare a single-table design on records and on one interface with its access patterns. */
@NullMarked
package io.azulejo.annotation;

import org.jspecify.annotations.NullMarked;
