/** HTTP API of WavyBlog: controllers and JSON bodies, none of which contains a password hash. */
@NullMarked
package io.azulejo.wavyblog.api;

import org.jspecify.annotations.NullMarked;
