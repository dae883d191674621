/** Sample data for the blog: users, categories, posts, comments and reactions. */
@NullMarked
package io.azulejo.blog.demo;

import org.jspecify.annotations.NullMarked;
