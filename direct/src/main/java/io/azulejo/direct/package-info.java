/**
 * How the toolkit reads items from a store in the same process: as the store holds them, by queries and
 * in batches by whatever holds their keys, without the SDK's objects in between.
 */
@NullMarked
package io.azulejo.direct;

import org.jspecify.annotations.NullMarked;
