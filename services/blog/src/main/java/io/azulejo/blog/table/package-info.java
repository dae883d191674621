/**
 * Table of the blog: the documented entities and access patterns, and additional items that fix flaws of the documented
 * design.
 */
@NullMarked
package io.azulejo.blog.table;

import org.jspecify.annotations.NullMarked;
