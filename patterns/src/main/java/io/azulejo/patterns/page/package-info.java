/** Pages over more than one list. */
@NullMarked
package io.azulejo.patterns.page;

import org.jspecify.annotations.NullMarked;
