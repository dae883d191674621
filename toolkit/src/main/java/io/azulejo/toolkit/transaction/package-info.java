/** Transactional reads and writes. */
@NullMarked
package io.azulejo.toolkit.transaction;

import org.jspecify.annotations.NullMarked;
