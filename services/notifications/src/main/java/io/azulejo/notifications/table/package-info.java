/**
 * The two tables: the documented entities and access patterns, and the items that fix flaws of the documented design.
 */
@NullMarked
package io.azulejo.notifications.table;

import org.jspecify.annotations.NullMarked;
