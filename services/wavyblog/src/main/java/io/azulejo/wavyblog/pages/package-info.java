/** Pages of WavyBlog: for reading, rendered on the server, and the app for writing. */
@NullMarked
package io.azulejo.wavyblog.pages;

import org.jspecify.annotations.NullMarked;
