/** HTTP API of the blog: controllers and JSON bodies. */
@NullMarked
package io.azulejo.blog.api;

import org.jspecify.annotations.NullMarked;
