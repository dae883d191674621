/** Tables and indexes: their definitions, their keys, and the catalog that keeps them in the store. */
@NullMarked
package io.azulejo.engine.table;

import org.jspecify.annotations.NullMarked;
