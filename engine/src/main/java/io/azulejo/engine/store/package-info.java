/** The storage port: ordered bytes, atomic batches, and the in-memory store. */
@NullMarked
package io.azulejo.engine.store;

import org.jspecify.annotations.NullMarked;
