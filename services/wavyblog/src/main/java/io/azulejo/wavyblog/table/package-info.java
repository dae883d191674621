/**
 * Table of WavyBlog: the documented entities and access patterns, and additional items that fix flaws of the documented
 * design.
 */
@NullMarked
package io.azulejo.wavyblog.table;

import org.jspecify.annotations.NullMarked;
