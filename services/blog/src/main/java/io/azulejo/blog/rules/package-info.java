/** What may happen in the blog, in terms of its table; nothing here knows of HTTP. */
@NullMarked
package io.azulejo.blog.rules;

import org.jspecify.annotations.NullMarked;
