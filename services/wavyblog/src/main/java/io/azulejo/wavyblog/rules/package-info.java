/** What may happen in WavyBlog, in terms of its table; nothing here knows of HTTP. */
@NullMarked
package io.azulejo.wavyblog.rules;

import org.jspecify.annotations.NullMarked;
