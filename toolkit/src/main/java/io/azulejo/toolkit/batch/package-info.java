/** Batch reads and writes. */
@NullMarked
package io.azulejo.toolkit.batch;

import org.jspecify.annotations.NullMarked;
