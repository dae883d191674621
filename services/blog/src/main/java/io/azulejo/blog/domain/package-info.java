/** Domain logic of the blog, on top of its table and independent of HTTP. */
@NullMarked
package io.azulejo.blog.domain;

import org.jspecify.annotations.NullMarked;
