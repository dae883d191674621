/** Tables and indexes: their definitions, their keys, and the catalog that stores them. */
@NullMarked
package io.azulejo.engine.table;

import org.jspecify.annotations.NullMarked;
