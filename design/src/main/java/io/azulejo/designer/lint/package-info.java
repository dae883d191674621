/** The findings of a design, as people read them. */
@NullMarked
package io.azulejo.designer.lint;

import org.jspecify.annotations.NullMarked;
