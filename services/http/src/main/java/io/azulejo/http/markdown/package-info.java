/** Markdown rendered to HTML without active content. */
@NullMarked
package io.azulejo.http.markdown;

import org.jspecify.annotations.NullMarked;
