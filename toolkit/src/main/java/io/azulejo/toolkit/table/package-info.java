/** Physical tables: names, creation and verification. */
@NullMarked
package io.azulejo.toolkit.table;

import org.jspecify.annotations.NullMarked;
