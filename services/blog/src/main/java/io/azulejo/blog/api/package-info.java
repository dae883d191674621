/** The blog over HTTP: controllers and bodies. */
@NullMarked
package io.azulejo.blog.api;

import org.jspecify.annotations.NullMarked;
