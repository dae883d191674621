/** Entities as items: what the processor generates extends or calls the types of this package. */
@NullMarked
package io.azulejo.toolkit.entity;

import org.jspecify.annotations.NullMarked;
