/** Pages of the blog: for reading, rendered on the server, and the app. */
@NullMarked
package io.azulejo.blog.pages;

import org.jspecify.annotations.NullMarked;
