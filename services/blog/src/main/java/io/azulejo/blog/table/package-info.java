/** The blog's table: the documented entities and access patterns, and the items that repair the design. */
@NullMarked
package io.azulejo.blog.table;

import org.jspecify.annotations.NullMarked;
