/** A blog with people, categories and posts in it, for whoever wants to see one. */
@NullMarked
package io.azulejo.wavyblog.demo;

import org.jspecify.annotations.NullMarked;
