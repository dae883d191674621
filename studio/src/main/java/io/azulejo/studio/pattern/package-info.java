/** Execution of access patterns, with a record of their requests. */
@NullMarked
package io.azulejo.studio.pattern;

import org.jspecify.annotations.NullMarked;
