/** Domain logic of WavyBlog, on top of its table and independent of HTTP. */
@NullMarked
package io.azulejo.wavyblog.domain;

import org.jspecify.annotations.NullMarked;
