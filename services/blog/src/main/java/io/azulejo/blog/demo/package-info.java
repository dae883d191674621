/** A blog with people, categories, posts and talk in it, for whoever wants to see one. */
@NullMarked
package io.azulejo.blog.demo;

import org.jspecify.annotations.NullMarked;
