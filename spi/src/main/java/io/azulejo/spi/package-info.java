/**
 * In-process read path: the toolkit reads items from a store in the same process without the SDK's objects in between,
 * by Query and BatchGetItem.
 */
@NullMarked
package io.azulejo.spi;

import org.jspecify.annotations.NullMarked;
