/** How a single-table design is declared: on records, and on one interface that names its access patterns. */
@NullMarked
package io.azulejo.annotation;

import org.jspecify.annotations.NullMarked;
