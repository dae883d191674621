/** Sample data for WavyBlog: users, categories and posts. */
@NullMarked
package io.azulejo.wavyblog.demo;

import org.jspecify.annotations.NullMarked;
