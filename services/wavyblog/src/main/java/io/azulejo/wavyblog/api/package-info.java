/** WavyBlog over HTTP: controllers, and bodies that never carry a password's hash. */
@NullMarked
package io.azulejo.wavyblog.api;

import org.jspecify.annotations.NullMarked;
