/**
 * How the toolkit reads items from a store in the same process: the SDK's requests, but items as the store holds them.
 */
@NullMarked
package io.azulejo.direct;

import org.jspecify.annotations.NullMarked;
