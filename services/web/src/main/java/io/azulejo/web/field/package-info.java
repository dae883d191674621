/** What the values that callers send must look like. */
@NullMarked
package io.azulejo.web.field;

import org.jspecify.annotations.NullMarked;
