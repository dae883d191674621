@NullMarked
package io.azulejo.toolkit.table;

import org.jspecify.annotations.NullMarked;
