/** Entity schemas: keys, tables, indexes and rules. Generated schemas extend these types. */
@NullMarked
package io.azulejo.toolkit.schema;

import org.jspecify.annotations.NullMarked;
